/** For `useSyncExternalStore`, if a value never changes but differs between the server and the browser. */
export function subscribeToNothing(): () => void {
  return () => undefined;
}
