import {useSearchSettings} from './useSearchSettings';

/** Gives the address at which a reader tells that a query should have had results, or undefined if there is none. */
export const useMissingResultsUrl = (): ((query: string) => string) | undefined => {
  const {missingResultsUrl} = useSearchSettings();
  return missingResultsUrl === ''
    ? undefined
    : (query) => missingResultsUrl.replace('{query}', encodeURIComponent(query));
};
