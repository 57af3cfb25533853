import type {LocalResponse} from './createLocalSearch.ts';

/** A message from the page to the worker. */
export type SearchMessage = {id: number; body: string};

/** A message from the worker: a response, a heartbeat, or the reason why it can't continue. */
export type WorkerMessage = {id: number; answer: LocalResponse} | {isAlive: true} | {problem: string};
