// finds: registered-root, says: doesn’t call registerRoot
// from: /docs/troubleshooting/loading-root-component
export {RemotionRoot} from './Root';
