import type {SearchWorker, WorkerEvents} from '../../../../packages/search/worker/createWorkerRequester.ts';
import {workerPath} from '../../../../packages/search/contract.ts';

/** Starts the search worker. After a failure, bypasses the browser's cached copy of its script. */
export function startSearchWorker({onMessage, onProblem}: WorkerEvents, isRetry: boolean): SearchWorker {
  const worker = new Worker(isRetry ? `${workerPath}?${Date.now()}` : workerPath, {name: 'search'});
  worker.onmessage = ({data}: MessageEvent<Parameters<typeof onMessage>[0]>) => onMessage(data);
  worker.onerror = ({message}) => onProblem(message);
  return {send: (message) => worker.postMessage(message), terminate: () => worker.terminate()};
}
