import type {SearchWorker, WorkerEvents} from '../../../../packages/search/worker/createWorkerRequester.ts';
import {WORKER_PATH} from '../../../../packages/search/contract.ts';

/** Starts the search worker. After a failure, bypasses the browser's cached copy of its script. */
export function startSearchWorker({onMessage, onProblem}: WorkerEvents, isRetry: boolean): SearchWorker {
  const worker = new Worker(isRetry ? `${WORKER_PATH}?${Date.now()}` : WORKER_PATH, {name: 'search'});
  worker.onmessage = ({data}: MessageEvent<Parameters<typeof onMessage>[0]>) => onMessage(data);
  worker.onerror = ({message}) => onProblem(message);
  return {send: (message) => worker.postMessage(message), terminate: () => worker.terminate()};
}
