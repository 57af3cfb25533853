import type {AnyNode} from 'acorn';
import {ReadFault} from './ReadFault';

const operations: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

/** A finite number, or arithmetic with numbers. `what` names its place in the fault. */
export const readNumber = (node: AnyNode, what: string): number => {
  const value = compute(node);
  if (value === undefined)
    throw new ReadFault(
      `${what} must be a number, such as 30 or 2 * 30. Names of variables have no value here.`,
      node.start,
    );
  if (!Number.isFinite(value)) throw new ReadFault(`${what} must be a finite number.`, node.start);
  return value;
};

const compute = (node: AnyNode): number | undefined => {
  if (node.type === 'Literal') return typeof node.value === 'number' ? node.value : undefined;
  if (node.type === 'UnaryExpression') {
    const value = compute(node.argument);
    if (value === undefined) return undefined;
    if (node.operator === '-') return value === 0 ? 0 : -value;
    return node.operator === '+' ? value : undefined;
  }
  if (node.type === 'BinaryExpression' && node.left.type !== 'PrivateIdentifier') {
    const [left, right] = [compute(node.left), compute(node.right)];
    const operation = operations[node.operator];
    return operation && left !== undefined && right !== undefined ? operation(left, right) : undefined;
  }
  return undefined;
};
