import type {LocalAnswer} from './createLocalSearch.ts';
import type {SearchMessage, WorkerMessage} from './Messages.ts';

/** A worker that runs. */
export type SearchWorker = {send(message: SearchMessage): void; end(): void};

/** What a worker tells the page. */
export type WorkerEvents = {onMessage: (message: WorkerMessage) => unknown; onFault: (reason: string) => unknown};

export type WorkerRequesterOptions = {
  /** Starts a worker. `isAgain` tells that the last one failed, perhaps because an old file of it was kept. */
  start: (events: WorkerEvents, isAgain: boolean) => SearchWorker;
  /** Milliseconds without a sign of life after which a worker is given up. */
  patience?: number;
};

/** The answer in the form of the search client's requesters. */
type Answer = LocalAnswer & {isTimedOut: boolean};

// Each part that arrives is a sign of life. The client's own limits are those of a host that has nothing to load.
const PATIENCE_MS = 10_000;

/**
 * Makes a requester for the search client that has a worker answer in place of a host. The worker starts at once, to be
 * ready for the first search. One that fails is given up: what waits for it is answered as by a host that can't be
 * reached, and the next search starts another.
 */
export function createWorkerRequester({start, patience = PATIENCE_MS}: WorkerRequesterOptions) {
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
      timer = setTimeout(() => giveUp('The search does not answer.', true), patience);
    }
  };

  const open = (isAgain: boolean): SearchWorker => {
    // One that was given up may still be heard.
    const opened = start(
      {
        onFault: (reason) => opened === worker && giveUp(reason, false),
        onMessage: (message) => opened === worker && receive(message),
      },
      isAgain,
    );
    return opened;
  };

  const receive = (message: WorkerMessage): void => {
    if ('fault' in message) {
      giveUp(message.fault, false);
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
