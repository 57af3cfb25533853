import {createSearchClient, type SearchClient} from './createSearchClient.ts';
import type {SearchSettings} from '../../../../packages/settings/SearchSettings.ts';

let client: SearchClient | undefined;

/**
 * Returns the page's shared client, so that the dialog and the search page have the same cache and list of unavailable
 * hosts.
 */
export function getSharedSearchClient(settings: SearchSettings): SearchClient {
  return (client ??= createSearchClient(settings, window.location.origin, getTabStorage()));
}

/** Returns the session storage of the tab, if the reader allows it. */
function getTabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
