import type {LocalAnswer} from './createLocalSearch.ts';

/** A message from the page to the worker. */
export type SearchMessage = {id: number; body: string};

/** A message from the worker: an answer, a sign that it's still working, or the reason why it can't continue. */
export type WorkerMessage = {id: number; answer: LocalAnswer} | {isAlive: true} | {problem: string};
