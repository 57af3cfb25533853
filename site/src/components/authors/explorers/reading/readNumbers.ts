import type {AnyNode} from 'acorn';
import {ReadProblem} from './ReadProblem.ts';
import {readNumber} from './readNumber.ts';

/** Parses an array of numbers. */
export function readNumbers(node: AnyNode | undefined, what: string, after: number): number[] {
  if (node?.type !== 'ArrayExpression') {
    throw new ReadProblem(`${what} must be an array of numbers, such as [0, 30].`, node?.start ?? after);
  }
  return node.elements.map((element, index) => {
    if (!element) {
      throw new ReadProblem(`${what} has no value at position ${index + 1}. Add a number there.`, node.start);
    }
    return readNumber(element, `Place ${index + 1} of ${what}`);
  });
}
