import {useSyncExternalStore} from 'react';

let current: string | undefined;
const listeners = new Set<() => void>();

/** Remembers the English words that the newest search was for, if the reader typed another language. */
export function setTranslatedQuery(query: string | undefined): void {
  current = query;
  listeners.forEach((listener) => listener());
}

/** Returns the English words that the newest search was for, if the reader typed another language. */
export function useTranslatedQuery(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => undefined,
  );
}
