import {useState, useSyncExternalStore} from 'react';
import {replaceUrl} from '@site/src/components/ui/replaceUrl';
import {subscribeToNothing} from '@site/src/components/ui/subscribeToNothing';
import {nothing, type Wanted} from './matchesEntry.ts';
import {createWantedQuery, readWanted} from './wantedQuery.ts';

/** The reader’s filter, which is part of the URL, and a function that changes it. */
export function useWanted(): readonly [Wanted, (wanted: Wanted) => void] {
  const [read] = useState(createReader);
  const arrival = useSyncExternalStore(subscribeToNothing, read, () => nothing);
  const [chosen, setChosen] = useState<Wanted>();
  const change = (wanted: Wanted): void => {
    setChosen(wanted);
    replaceUrl(`${window.location.pathname}${createWantedQuery(wanted)}`);
  };
  return [chosen ?? arrival, change];
}

/** Reads the URL once. The page itself makes later changes. */
function createReader(): () => Wanted {
  let wanted: Wanted | undefined;
  return () => (wanted ??= readWanted(window.location.search));
}
