import type {CallExpression, Node} from 'acorn';
import {findNode} from './findNode';
import {ReadFault} from './ReadFault';

/** The first call of a function in a text. Throws a `ReadFault` when there is none. */
export const findCall = (program: Node, name: string, example: string): CallExpression => {
  const isCall = (node: Node): node is CallExpression => {
    if (node.type !== 'CallExpression') return false;
    const {callee} = node as CallExpression;
    return callee.type === 'Identifier' && callee.name === name;
  };
  const found = findNode(program, isCall);
  if (!found) throw new ReadFault(`There is no call of ${name}(). Paste one such as ${example}.`);
  return found;
};
