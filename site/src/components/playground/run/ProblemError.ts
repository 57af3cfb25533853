import type {CodeProblem} from '../../../../../packages/playground-core/compile/CodeProblem.ts';

/** An error in the reader’s code, with its location. */
export class ProblemError extends Error {
  constructor(readonly problem: CodeProblem) {
    super(problem.message);
  }
}
