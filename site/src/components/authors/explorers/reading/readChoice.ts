import type {AnyNode} from 'acorn';
import {ReadProblem} from './ReadProblem.ts';

/** Parses one of the given strings. */
export function readChoice<Choice extends string>(node: AnyNode, what: string, choices: readonly Choice[]): Choice {
  const choice = node.type === 'Literal' ? choices.find((item) => item === node.value) : undefined;
  if (choice !== undefined) {
    return choice;
  }
  throw new ReadProblem(`${what} must be ${choices.map((item) => `'${item}'`).join(', ')}.`, node.start);
}
