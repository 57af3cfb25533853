import type {AnyNode} from 'acorn';
import {ReadProblem} from './ReadProblem.ts';

const operations: Readonly<Record<string, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

/** Returns the number that stands for a variable, or undefined for unknown variables. */
export type GetVariable = (name: string) => number | undefined;

/** Parses a finite number or arithmetic with numbers. `what` is the name of the value in error messages. */
export function readNumber(node: AnyNode, what: string, getVariable: GetVariable = () => undefined): number {
  const value = compute(node, getVariable);
  if (value === undefined) {
    throw new ReadProblem(
      `${what} must be a number, such as 30 or 2 * 30. Replace variables with their values.`,
      node.start,
    );
  }
  if (!Number.isFinite(value)) {
    throw new ReadProblem(`${what} must be a finite number.`, node.start);
  }
  return value;
}

function compute(node: AnyNode, getVariable: GetVariable): number | undefined {
  if (node.type === 'Identifier') {
    return getVariable(node.name);
  }
  if (node.type === 'Literal') {
    return typeof node.value === 'number' ? node.value : undefined;
  }
  if (node.type === 'UnaryExpression') {
    const value = compute(node.argument, getVariable);
    if (value === undefined) {
      return undefined;
    }
    if (node.operator === '-') {
      return value === 0 ? 0 : -value;
    }
    return node.operator === '+' ? value : undefined;
  }
  if (node.type === 'BinaryExpression' && node.left.type !== 'PrivateIdentifier') {
    const [left, right] = [compute(node.left, getVariable), compute(node.right, getVariable)];
    const operation = operations[node.operator];
    return operation && left !== undefined && right !== undefined ? operation(left, right) : undefined;
  }
  return undefined;
}
