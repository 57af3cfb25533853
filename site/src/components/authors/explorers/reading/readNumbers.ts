import type {AnyNode} from 'acorn';
import {ReadProblem} from './ReadProblem.ts';
import {type GetVariable, readNumber} from './readNumber.ts';

/** Parses an array of numbers. */
export function readNumbers(
  node: AnyNode | undefined,
  what: string,
  after: number,
  getVariable: GetVariable,
): number[] {
  if (node?.type !== 'ArrayExpression') {
    throw new ReadProblem(`${what} must be an array of numbers, such as [0, 30].`, node?.start ?? after);
  }
  return node.elements.map((element, index) => {
    if (!element) {
      throw new ReadProblem(`${what}[${index}] is missing. Add a number there.`, node.start);
    }
    return readNumber(element, `${what}[${index}]`, getVariable);
  });
}
