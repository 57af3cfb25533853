import type {AnyNode} from 'acorn';
import {ReadFault} from './ReadFault';
import {readNumber} from './readNumber';

/** An array of numbers. */
export const readNumbers = (node: AnyNode | undefined, what: string, after: number): number[] => {
  if (node?.type !== 'ArrayExpression')
    throw new ReadFault(`${what} must be an array of numbers, such as [0, 30].`, node?.start ?? after);
  return node.elements.map((element, index) => {
    if (!element) throw new ReadFault(`${what} has a gap at place ${index + 1}.`, node.start);
    return readNumber(element, `Place ${index + 1} of ${what}`);
  });
};
