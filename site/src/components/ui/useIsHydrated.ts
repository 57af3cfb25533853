import {useSyncExternalStore} from 'react';
import {subscribeToNothing} from './subscribeToNothing.ts';

/** Returns whether the page is hydrated. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
