import type {LocalAnswer} from './createLocalSearch.ts';

/** What a page sends to the worker. */
export type SearchMessage = {id: number; body: string};

/** What the worker sends: an answer, a sign that it works, or that it can't go on. */
export type WorkerMessage = {id: number; answer: LocalAnswer} | {isAlive: true} | {fault: string};
