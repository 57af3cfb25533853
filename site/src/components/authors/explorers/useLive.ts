import {useSyncExternalStore} from 'react';

/** Returns whether the page is hydrated. */
export function useLive(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
