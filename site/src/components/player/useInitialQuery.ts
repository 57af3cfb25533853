import {useState, useSyncExternalStore} from 'react';
import {subscribeToNothing} from '../ui/subscribeToNothing.ts';

/** Returns the query string with which the reader opened the page. The page itself makes later changes. */
export function useInitialQuery(): string {
  const [read] = useState(readOnce);
  return useSyncExternalStore(subscribeToNothing, read, () => '');
}

function readOnce(): () => string {
  let query: string | undefined;
  return () => (query ??= window.location.search);
}
