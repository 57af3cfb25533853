import {useUrlState} from '@site/src/components/ui/useUrlState';
import {nothing, type Wanted} from './matchesEntry.ts';
import {createWantedQuery, readWanted} from './wantedQuery.ts';

/** The reader’s filter, which is part of the URL, and a function that changes it. */
export function useWanted(): readonly [Wanted, (wanted: Wanted) => void] {
  return useUrlState(nothing, ({search}) => readWanted(search), createWantedQuery);
}
