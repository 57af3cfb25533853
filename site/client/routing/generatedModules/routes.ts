/** Replaces the module of Docusaurus: the routes known so far. */
export {routes as default} from '../knownRoutes.ts';
