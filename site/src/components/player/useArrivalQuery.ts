import {useState, useSyncExternalStore} from 'react';

/** The query of the address with which the reader arrived; later changes are the page's own. */
export const useArrivalQuery = (): string => {
  const [read] = useState(readOnce);
  return useSyncExternalStore(never, read, () => '');
};

const readOnce = (): (() => string) => {
  let query: string | undefined;
  return () => (query ??= window.location.search);
};

const never = (): (() => void) => () => undefined;
