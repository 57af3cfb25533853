import type {AnyNode, Expression, Property} from 'acorn';
import {ReadProblem} from './ReadProblem.ts';

/** Parses an object and returns its values by key. Unknown keys are errors. */
export function readObject<Key extends string>(
  node: AnyNode,
  what: string,
  keys: readonly Key[],
): Partial<Record<Key, Expression>> {
  if (node.type !== 'ObjectExpression') {
    throw new ReadProblem(`${what} must be an object literal: {…}.`, node.start);
  }
  const values: Partial<Record<Key, Expression>> = {};
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      throw new ReadProblem(`Spread values in ${what} can’t be read. Write the values out.`, property.start);
    }
    const name = getName(property);
    const key = keys.find((item) => item === name);
    if (!key) {
      throw new ReadProblem(`${what} has no option “${name}”. Use ${keys.join(', ')}.`, property.start);
    }
    values[key] = property.value;
  }
  return values;
}

function getName({key, computed}: Property): string {
  if (computed) {
    return '[…]';
  }
  if (key.type === 'Identifier') {
    return key.name;
  }
  return key.type === 'Literal' ? String(key.value) : '…';
}
