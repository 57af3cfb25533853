import type {AnyNode} from 'acorn';
import {ReadFault} from './ReadFault';

/** One of a few texts. */
export const readChoice = <Choice extends string>(node: AnyNode, what: string, choices: readonly Choice[]): Choice => {
  const choice = node.type === 'Literal' ? choices.find((item) => item === node.value) : undefined;
  if (choice !== undefined) return choice;
  throw new ReadFault(`${what} must be ${choices.map((item) => `'${item}'`).join(', ')}.`, node.start);
};
