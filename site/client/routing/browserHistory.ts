import {
  createBrowserHistory as createHistory,
  type History,
  type Location,
  type LocationListener,
} from 'history/esm/history';

/** Replaces the entry point of `history` with what the router uses of it in browsers. */
export {createLocation, createPath, locationsAreEqual} from 'history/esm/history';

/** Only routers that this site doesn't have would call it. */
export const createHashHistory = undefined;
export const createMemoryHistory = undefined;

type Preparation = (location: Location, shown: Location) => Promise<void>;

let prepare: Preparation = () => Promise.resolve();

/** Sets what happens after the URL has changed, and before the router learns of it. */
export function setNavigationPreparation(preparation: Preparation): void {
  prepare = preparation;
}

/**
 * Creates a history whose listeners hear of a navigation once its page has loaded. The router is one of them: if it
 * learned of the new URL at once, everything that reads the location would render again on the page that disappears.
 */
export function createBrowserHistory(): History {
  const history = createHistory();
  const listeners = new Set<LocationListener>();
  let shown = history.location;
  history.listen((location, action) => {
    const announce = (): void => {
      // The reader may have followed another link in the meantime.
      if (location === history.location) {
        shown = location;
        listeners.forEach((listener) => listener(location, action));
      }
    };
    // After a failure, too: the router then shows the page, or its error with Retry.
    void prepare(location, shown).then(announce, announce);
  });
  history.listen = (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return history;
}
