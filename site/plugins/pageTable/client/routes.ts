/** In place of the framework's module: the routes that are known up to now. */
export {routes as default} from './knownPages';
