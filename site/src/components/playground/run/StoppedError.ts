/** The code was stopped or replaced before the answer. If it can’t run anymore, the preview says why. */
export class StoppedError extends Error {
  constructor() {
    super('The code was stopped or replaced.');
  }
}
