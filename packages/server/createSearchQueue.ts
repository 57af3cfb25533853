import {HttpError} from '../search/protocol/HttpError.ts';

export type SearchQueueOptions = {
  /** Searches that may wait. With 0, a search is rejected while another one is running. */
  maxWaiting?: number;
  /** Milliseconds after which clients stop waiting. */
  maxWaitMs?: number;
};

export type SearchQueue = {
  /**
   * Runs the work when its turn comes, one at a time and in the order of arrival.
   * @param isDisconnected returns true if the client no longer waits for the response, in which case the work is skipped.
   * @throws an `HttpError` with status 503 if the queue is full, if the work waited too long, or if the client has disconnected.
   */
  run<Result>(work: () => Result, isDisconnected?: () => boolean): Promise<Result>;
  /** The number of searches in the queue. */
  readonly waiting: number;
};

const defaultMaxWaiting = 100;
// The client waits two seconds for a host before it tries the next one. The search itself needs some of that time.
const defaultMaxWaitMs = 1500;
const retryAfterSeconds = 1;
// Node.js accepts one connection in each iteration of its event loop. With only one iteration between two searches,
// many readers would wait for their connection to be accepted, where the server can't reject them.
const loopTurnsBetween = 50;

/**
 * Creates a queue with a limited length for work that blocks the process. Other events are handled between two tasks so
 * that health checks and pages respond regardless of the number of waiting searches.
 */
export function createSearchQueue({
  maxWaiting = defaultMaxWaiting,
  maxWaitMs = defaultMaxWaitMs,
}: SearchQueueOptions = {}): SearchQueue {
  const turns: (() => void)[] = [];
  let isBusy = false;

  const runNext = (loopTurns: number) => {
    if (loopTurns > 0 && turns.length > 0) {
      setImmediate(runNext, loopTurns - 1);
      return;
    }
    const turn = turns.shift();
    isBusy = turn !== undefined;
    turn?.();
  };

  return {
    get waiting() {
      return turns.length;
    },
    async run(work, isDisconnected = () => false) {
      if (isBusy && turns.length >= maxWaiting) {
        throw createBusyError();
      }
      const arrived = performance.now();
      await new Promise<void>((resolve) => {
        turns.push(resolve);
        if (!isBusy) {
          runNext(0);
        }
      });
      try {
        if (isDisconnected() || performance.now() - arrived > maxWaitMs) {
          throw createBusyError();
        }
        return work();
      } finally {
        setImmediate(runNext, loopTurnsBetween);
      }
    },
  };
}

function createBusyError(): HttpError {
  return new HttpError(503, 'The search is busy. Try again in a few seconds.', retryAfterSeconds);
}
