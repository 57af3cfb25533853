import type {Problem} from '../../../../../packages/playground-core/compile/Problem.ts';

/** An error in the reader’s code, with its location. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}
