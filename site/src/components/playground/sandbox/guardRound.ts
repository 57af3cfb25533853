/** Milliseconds for which loops may block the browser. */
const maxBlockingMs = 1000;

/** React immediately retries code that failed. The retry of a stopped loop gets less time. */
const maxBlockingAfterStopMs = 50;

/** Reading the clock takes longer than most iterations, so after fast ones, this many pass before the next check. */
const maxRounds = 64;

let untilLook = 1;
let stride = 1;
let lastLook = 0;
let started: number | undefined;
let stopped = -Infinity;

/** Called in each iteration of each loop in the reader's code. Throws if the loops block the browser for too long. */
export function guardRound(line: number): void {
  if (--untilLook > 0) {
    return;
  }
  const now = performance.now();
  if (started === undefined) {
    started = now;
    // Runs when the code has finished.
    queueMicrotask(() => (started = undefined));
  }
  // After a slow iteration, for example one that fills the memory, the next one checks the clock again.
  stride = now - lastLook < 1 ? Math.min(maxRounds, stride * 2) : 1;
  untilLook = stride;
  lastLook = now;
  const allowed = started - stopped < maxBlockingMs ? maxBlockingAfterStopMs : maxBlockingMs;
  if (now - started <= allowed) {
    return;
  }
  stopped = now;
  throw new LoopError(line);
}

/** A loop that was stopped. */
export class LoopError extends Error {
  constructor(readonly line: number) {
    super(
      `The loop that starts on line ${line} was stopped because it ran for more than a second. Make sure that it can end.`,
    );
  }
}
