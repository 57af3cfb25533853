import {useSyncExternalStore} from 'react';

/** Whether the page's script has taken over what the server drew. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const never = (): (() => void) => () => undefined;
