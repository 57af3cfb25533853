import type {Problem} from '../../../../../packages/playground-core/compile/Problem.ts';

/** An error in the reader’s code, with its place. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}
