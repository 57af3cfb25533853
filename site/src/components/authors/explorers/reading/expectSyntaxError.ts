import {ReadProblem} from './ReadProblem.ts';

/** For tests: returns the error that parsing a string throws. */
export function expectSyntaxError(read: () => unknown): {readonly message: string; readonly start: number | undefined} {
  try {
    read();
  } catch (error) {
    if (error instanceof ReadProblem) {
      return {message: error.message, start: error.start};
    }
    throw error;
  }
  throw new Error('The text was read without a problem.');
}
