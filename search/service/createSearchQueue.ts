import {HttpError} from '../protocol/HttpError.ts';

export type SearchQueueOptions = {
  /** Searches that may wait; 0 lets none wait behind the one that runs. */
  mostWaiting?: number;
  /** Milliseconds after which nobody waits any more. */
  longestWait?: number;
};

export type SearchQueue = {
  /**
   * Runs the work when its turn comes, one a time and in the order of arrival.
   * @param isGone tells that nobody waits for the answer any more, so that the work is left out.
   * @throws an `HttpError` of status 503 if too many wait, if it waited too long, or if nobody waits for it.
   */
  run<Result>(work: () => Result, isGone?: () => boolean): Promise<Result>;
  /** How many wait for their turn. */
  readonly waiting: number;
};

const MOST_WAITING = 100;
// The client gives a host two seconds and then asks the next one. The search itself needs some of them.
const LONGEST_WAIT_MS = 1500;
const RETRY_AFTER_SECONDS = 1;
// Node.js accepts one connection in each turn of its loop. With one turn between two searches, a crowd of readers would
// stand before the door, where nobody can refuse them.
const LOOP_TURNS_BETWEEN = 50;

/**
 * Makes a queue of bounded length for work that blocks the process. Between two turns whatever else arrived is
 * handled, so that health is told and pages are served however many searches wait.
 */
export function createSearchQueue({
  mostWaiting = MOST_WAITING,
  longestWait = LONGEST_WAIT_MS,
}: SearchQueueOptions = {}): SearchQueue {
  const turns: (() => void)[] = [];
  let isBusy = false;

  const next = (loopTurns: number) => {
    if (loopTurns > 0 && turns.length > 0) {
      setImmediate(next, loopTurns - 1);
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
    async run(work, isGone = () => false) {
      if (isBusy && turns.length >= mostWaiting) {
        throw tooBusy();
      }
      const arrived = performance.now();
      await new Promise<void>((resolve) => {
        turns.push(resolve);
        if (!isBusy) {
          next(0);
        }
      });
      try {
        if (isGone() || performance.now() - arrived > longestWait) {
          throw tooBusy();
        }
        return work();
      } finally {
        setImmediate(next, LOOP_TURNS_BETWEEN);
      }
    },
  };
}

function tooBusy(): HttpError {
  return new HttpError(503, 'Too many searches are under way.', RETRY_AFTER_SECONDS);
}
