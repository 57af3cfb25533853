import type {AnyNode} from 'acorn';
import {ReadProblem} from './ReadProblem.ts';

/** Parses `true` or `false`. */
export function readBoolean(node: AnyNode, what: string): boolean {
  if (node.type === 'Literal' && typeof node.value === 'boolean') {
    return node.value;
  }
  throw new ReadProblem(`${what} must be true or false.`, node.start);
}
