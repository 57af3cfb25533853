import type {SearchWorker, WorkerEvents} from '../../../../search/browser/createWorkerRequester';
import {WORKER_PATH} from '../../../../search/contract';

/** Starts the worker that searches. After a failure, a copy of its script that the browser has kept is not trusted. */
export const startSearchWorker = ({onMessage, onFault}: WorkerEvents, isAgain: boolean): SearchWorker => {
  const worker = new Worker(isAgain ? `${WORKER_PATH}?${Date.now()}` : WORKER_PATH, {name: 'search'});
  worker.onmessage = ({data}: MessageEvent<Parameters<typeof onMessage>[0]>) => onMessage(data);
  worker.onerror = ({message}) => onFault(message);
  return {send: (message) => worker.postMessage(message), end: () => worker.terminate()};
};
