import type {CallExpression, Node} from 'acorn';
import {findNode} from './findNode.ts';
import {ReadProblem} from './ReadProblem.ts';

/** Finds the first call of a function in a string. Throws a `ReadProblem` if there is none. */
export function findCall(program: Node, name: string, example: string): CallExpression {
  const isCall = (node: Node): node is CallExpression => {
    if (node.type !== 'CallExpression') {
      return false;
    }
    const {callee} = node as CallExpression;
    return callee.type === 'Identifier' && callee.name === name;
  };
  const found = findNode(program, isCall);
  if (!found) {
    throw new ReadProblem(`No call of ${name}() found. Paste one such as ${example}.`);
  }
  return found;
}
