import {useSearchSettings} from './useSearchSettings.ts';

/** Returns the URL for reporting that a query should have results, or undefined if there is none. */
export function useMissingResultsUrl(): ((query: string) => string) | undefined {
  const {missingResultsUrl} = useSearchSettings();
  return missingResultsUrl === ''
    ? undefined
    : (query) => missingResultsUrl.replace('{query}', encodeURIComponent(query));
}
