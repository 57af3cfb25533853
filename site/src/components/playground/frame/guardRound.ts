/** Milliseconds for which code may go round in loops without giving the browser a turn. */
const longest = 1000;

/** Looking at the clock takes longer than most rounds. */
const roundsPerLook = 64;

let rounds = 0;
let started: number | undefined;

/** Called by each round of each loop of the reader's code. Throws when they leave the browser no turn. */
export const guardRound = (line: number): void => {
  if (++rounds % roundsPerLook !== 0) return;
  const now = performance.now();
  if (started === undefined) {
    started = now;
    // Runs when the code has come to its end.
    queueMicrotask(() => (started = undefined));
  } else if (now - started > longest) {
    throw new LoopError(line);
  }
};

/** A loop that was stopped. */
export class LoopError extends Error {
  constructor(readonly line: number) {
    super(`The loop that begins in line ${line} ran for more than a second and was stopped.`);
  }
}
