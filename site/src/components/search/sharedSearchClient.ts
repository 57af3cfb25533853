import {createSearchClient, type SearchClient} from './createSearchClient';
import type {SearchSettings} from './SearchSettings';

let client: SearchClient | undefined;

/** Gives the one client of the page, so that the dialog and the search page know the same dead hosts and results. */
export const sharedSearchClient = (settings: SearchSettings): SearchClient =>
  (client ??= createSearchClient(settings, window.location.origin, tabStore()));

/** The store of the tab, if the reader allows it. */
const tabStore = (): Storage | undefined => {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
};
