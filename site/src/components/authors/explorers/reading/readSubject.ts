import type {AnyNode} from 'acorn';
import {ReadProblem} from './ReadProblem.ts';

/**
 * Checks that the input of a call is the frame, which can be any identifier. `after` is the position to report if it's
 * missing.
 */
export function readSubject(node: AnyNode | undefined, call: string, after: number): void {
  if (node?.type === 'Identifier') {
    return;
  }
  throw new ReadProblem(
    `${call} must use a single variable, such as frame. Calculations with it aren’t supported.`,
    node?.start ?? after,
  );
}
