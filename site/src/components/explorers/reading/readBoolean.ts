import type {AnyNode} from 'acorn';
import {ReadFault} from './ReadFault';

/** `true` or `false`. */
export const readBoolean = (node: AnyNode, what: string): boolean => {
  if (node.type === 'Literal' && typeof node.value === 'boolean') return node.value;
  throw new ReadFault(`${what} must be true or false.`, node.start);
};
