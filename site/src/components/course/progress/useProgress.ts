import {useSyncExternalStore} from 'react';
import {type Progress, noProgress} from '../../../../../packages/course/progress/progress.ts';
import {progressStore} from './progressStore.ts';

/** Returns the learner’s progress. Empty until the page is hydrated. */
export function useProgress(): Progress {
  return useSyncExternalStore(progressStore.subscribe, progressStore.read, () => noProgress);
}
