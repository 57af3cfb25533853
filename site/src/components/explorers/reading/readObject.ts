import type {AnyNode, Expression, Property} from 'acorn';
import {ReadFault} from './ReadFault';

/** The values of an object by their keys; each key must be one of those that are known. */
export const readObject = <Key extends string>(
  node: AnyNode,
  what: string,
  keys: readonly Key[],
): Partial<Record<Key, Expression>> => {
  if (node.type !== 'ObjectExpression') throw new ReadFault(`${what} must be written as {…}.`, node.start);
  const values: Partial<Record<Key, Expression>> = {};
  for (const property of node.properties) {
    if (property.type === 'SpreadElement')
      throw new ReadFault(`What is spread into ${what} is not known here. Write the values out.`, property.start);
    const name = nameOf(property);
    const key = keys.find((item) => item === name);
    if (!key) throw new ReadFault(`${what} has no “${name}”. It takes ${keys.join(', ')}.`, property.start);
    values[key] = property.value;
  }
  return values;
};

const nameOf = ({key, computed}: Property): string => {
  if (computed) return '[…]';
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '…';
};
