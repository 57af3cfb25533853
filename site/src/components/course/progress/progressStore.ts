import {type Progress, noProgress, readProgress} from '../../../../../packages/course/progress/progress.ts';
import {readStore, writeStore} from '../../playground/storage/browserStore.ts';

const key = 'learn.progress';
const listeners = new Set<() => void>();
let current: Progress | undefined;

/** The learner’s progress in this browser, for `useSyncExternalStore`. */
export const progressStore = {
  read: (): Progress => (current ??= readProgress(readStore(key)) ?? noProgress),
  /** Saves a change. Returns whether the browser has stored it. */
  update(change: (progress: Progress) => Progress): boolean {
    // Another tab may have changed it.
    current = change(readProgress(readStore(key)) ?? current ?? noProgress);
    const isStored = writeStore(key, current);
    listeners.forEach((listener) => listener());
    return isStored;
  },
  subscribe(listener: () => void): () => void {
    const forget = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) {
        current = undefined;
        listener();
      }
    };
    listeners.add(listener);
    window.addEventListener('storage', forget);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', forget);
    };
  },
};
