import type {LocalAnswer} from './createLocalSearch.ts';
import type {SearchMessage, WorkerMessage} from './Messages.ts';

/** A running worker. */
export type SearchWorker = {send(message: SearchMessage): void; end(): void};

/** The callbacks for what a worker reports. */
export type WorkerEvents = {onMessage: (message: WorkerMessage) => unknown; onProblem: (reason: string) => unknown};

export type WorkerRequesterOptions = {
  /**
   * Starts a worker. `isAgain` is true if the last one failed, possibly because the browser had cached an outdated
   * file.
   */
  start: (events: WorkerEvents, isAgain: boolean) => SearchWorker;
  /** Milliseconds without any message from a worker before it's considered dead. */
  timeoutMs?: number;
};

/** The answer in the format of the search client's requesters. */
type Answer = LocalAnswer & {isTimedOut: boolean};

// Every chunk that arrives resets the timeout. The client's own timeouts are meant for a host that has nothing to
// load.
const TIMEOUT_MS = 10_000;

/**
 * Creates a requester for the search client that uses a worker instead of a remote host. The worker starts immediately
 * so that it's ready for the first search. If it fails, waiting searches get the same response as from an unreachable
 * host, and the next search starts a new worker.
 */
export function createWorkerRequester({start, timeoutMs = TIMEOUT_MS}: WorkerRequesterOptions) {
  const waiting = new Map<number, (answer: Answer) => void>();
  let worker: SearchWorker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;

  const giveUp = (reason: string, isTimedOut: boolean): void => {
    clearTimeout(timer);
    worker?.end();
    worker = undefined;
    waiting.forEach((resolve) => resolve({status: 0, content: reason, isTimedOut}));
    waiting.clear();
  };

  const expectSign = (): void => {
    clearTimeout(timer);
    if (waiting.size > 0) {
      timer = setTimeout(() => giveUp('The search does not answer.', true), timeoutMs);
    }
  };

  const open = (isAgain: boolean): SearchWorker => {
    // A worker that was already given up can still send messages.
    const opened = start(
      {
        onProblem: (reason) => opened === worker && giveUp(reason, false),
        onMessage: (message) => opened === worker && receive(message),
      },
      isAgain,
    );
    return opened;
  };

  const receive = (message: WorkerMessage): void => {
    if ('problem' in message) {
      giveUp(message.problem, false);
      return;
    }
    if ('id' in message) {
      waiting.get(message.id)?.({...message.answer, isTimedOut: false});
      waiting.delete(message.id);
    }
    expectSign();
  };

  worker = open(false);
  return {
    send: ({data = ''}: {data?: string | Uint8Array}): Promise<Answer> =>
      new Promise((resolve) => {
        worker ??= open(true);
        const id = ++lastId;
        waiting.set(id, resolve);
        worker.send({id, body: typeof data === 'string' ? data : new TextDecoder().decode(data)});
        expectSign();
      }),
  };
}
