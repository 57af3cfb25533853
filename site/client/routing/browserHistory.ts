/** Replaces the entry point of `history` with what the router uses of it in browsers. */
export {createBrowserHistory, createLocation, createPath, locationsAreEqual} from 'history/esm/history';

/** Only routers that this site doesn't have would call it. */
export const createHashHistory = undefined;
export const createMemoryHistory = undefined;
