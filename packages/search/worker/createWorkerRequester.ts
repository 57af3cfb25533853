import type {LocalResponse} from './createLocalSearch.ts';
import type {SearchMessage, WorkerMessage} from './WorkerMessage.ts';

/** A running worker. */
export type SearchWorker = {send(message: SearchMessage): void; terminate(): void};

/** The callbacks for the messages and errors of a worker. */
export type WorkerEvents = {onMessage: (message: WorkerMessage) => unknown; onProblem: (reason: string) => unknown};

type WorkerRequesterOptions = {
  /**
   * Starts a worker. `isRetry` is true if the last one failed, possibly because the browser had cached an outdated
   * file.
   */
  start: (events: WorkerEvents, isRetry: boolean) => SearchWorker;
  /** Milliseconds without any message from a worker before it's considered dead. */
  timeoutMs?: number;
};

/** A response in the format of the search client's requesters. */
type WorkerResponse = LocalResponse & {isTimedOut: boolean};

// Every chunk that arrives resets the timeout. The client's own timeouts are meant for a host that has nothing to
// load.
const defaultTimeoutMs = 10_000;

/**
 * Creates a requester for the search client that uses a worker instead of a remote host. The worker starts immediately
 * so that it's ready for the first search. If it fails, pending searches get the same response as from an unreachable
 * host, and the next search starts a new worker.
 */
export function createWorkerRequester({start, timeoutMs = defaultTimeoutMs}: WorkerRequesterOptions) {
  const pending = new Map<number, (response: WorkerResponse) => void>();
  let worker: SearchWorker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;

  const failPending = (reason: string, isTimedOut: boolean): void => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    pending.forEach((resolve) => resolve({status: 0, content: reason, isTimedOut}));
    pending.clear();
  };

  const resetTimeout = (): void => {
    clearTimeout(timer);
    if (pending.size > 0) {
      timer = setTimeout(() => failPending("The search worker didn't respond.", true), timeoutMs);
    }
  };

  const startWorker = (isRetry: boolean): SearchWorker => {
    // A worker that was already given up can still send messages.
    const opened = start(
      {
        onProblem: (reason) => opened === worker && failPending(reason, false),
        onMessage: (message) => opened === worker && receive(message),
      },
      isRetry,
    );
    return opened;
  };

  const receive = (message: WorkerMessage): void => {
    if ('problem' in message) {
      failPending(message.problem, false);
      return;
    }
    if ('id' in message) {
      pending.get(message.id)?.({...message.answer, isTimedOut: false});
      pending.delete(message.id);
    }
    resetTimeout();
  };

  worker = startWorker(false);
  return {
    send: ({data = ''}: {data?: string | Uint8Array}): Promise<WorkerResponse> =>
      new Promise((resolve) => {
        worker ??= startWorker(true);
        const id = ++lastId;
        pending.set(id, resolve);
        worker.send({id, body: typeof data === 'string' ? data : new TextDecoder().decode(data)});
        resetTimeout();
      }),
  };
}
