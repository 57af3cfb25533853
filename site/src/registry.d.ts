declare module '@generated/registry.js' {
  export {default} from '@generated/registry';
}
