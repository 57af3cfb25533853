/** Milliseconds for which code may go round in loops without giving the browser a turn. */
const longest = 1000;

/** React tries code that has failed once more, and at once. The second try of a loop that was stopped is short. */
const longestAgain = 50;

/** Looking at the clock takes longer than most rounds: after quick ones, this many pass between two looks. */
const mostRounds = 64;

let untilLook = 1;
let stride = 1;
let lastLook = 0;
let started: number | undefined;
let stopped = -Infinity;

/** Called by each round of each loop of the reader's code. Throws when they leave the browser no turn. */
export const guardRound = (line: number): void => {
  if (--untilLook > 0) return;
  const now = performance.now();
  if (started === undefined) {
    started = now;
    // Runs when the code has come to its end.
    queueMicrotask(() => (started = undefined));
  }
  // A round that takes long, because it fills the memory, say, is followed by the next look.
  stride = now - lastLook < 1 ? Math.min(mostRounds, stride * 2) : 1;
  untilLook = stride;
  lastLook = now;
  const allowed = started - stopped < longest ? longestAgain : longest;
  if (now - started <= allowed) return;
  stopped = now;
  throw new LoopError(line);
};

/** A loop that was stopped. */
export class LoopError extends Error {
  constructor(readonly line: number) {
    super(`The loop that begins in line ${line} ran for more than a second and was stopped.`);
  }
}
