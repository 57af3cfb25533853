import type {AnyNode, CallExpression, MemberExpression} from 'acorn';
import {readNumber} from '../reading/readNumber.ts';
import {ReadProblem} from '../reading/ReadProblem.ts';
import {
  type EasingChoice,
  type EasingName,
  easingNames,
  type EasingParameter,
  easings,
  modifiers,
} from './EasingChoice.ts';
import {roundNumber} from './writeNumber.ts';

/** Parses `Easing.quad`, `Easing.back(2)` or `Easing.inOut(Easing.bezier(0.3, 0, 0.7, 1))`. */
export function readEasing(node: AnyNode): EasingChoice {
  const member = readMember(node);
  const modifier = modifiers.find((name) => name === member.name);
  if (!modifier) {
    return {modifier: 'none', ...readCurve(node, member)};
  }
  const [inner, ...others] = member.call?.arguments ?? [];
  if (!inner || others.length > 0) {
    throw new ReadProblem(
      `Easing.${modifier}() takes one easing, such as Easing.${modifier}(Easing.quad).`,
      node.start,
    );
  }
  const curve = readMember(inner);
  if (modifiers.some((name) => name === curve.name)) {
    throw new ReadProblem('Nested modifiers aren’t supported. Use only one of in, out and inOut.', inner.start);
  }
  return {modifier, ...readCurve(inner, curve)};
}

type EasingMember = {
  readonly name: string;
  readonly call?: CallExpression;
};

function readMember(node: AnyNode): EasingMember {
  const call = node.type === 'CallExpression' ? node : undefined;
  const callee = call?.callee ?? node;
  if (!isMemberOfEasing(callee) || callee.property.type !== 'Identifier') {
    throw new ReadProblem(
      'This isn’t an easing. Write one such as Easing.quad, Easing.out(Easing.quad) or Easing.bezier(…).',
      node.start,
    );
  }
  return {name: callee.property.name, call};
}

function isMemberOfEasing(node: AnyNode): node is MemberExpression {
  return (
    node.type === 'MemberExpression' &&
    !node.computed &&
    node.object.type === 'Identifier' &&
    node.object.name === 'Easing'
  );
}

function readCurve(node: AnyNode, {name, call}: EasingMember): {name: EasingName; parameters: number[]} {
  const known = easingNames.find((item) => item === name);
  if (!known) {
    throw new ReadProblem(
      `Easing.${name} doesn’t exist. Use ${[...easingNames, ...modifiers].join(', ')}.`,
      node.start,
    );
  }
  const expected: readonly EasingParameter[] = easings[known];
  if (expected.length === 0 && call) {
    throw new ReadProblem(`Easing.${known} isn’t a function you call. Remove the parentheses.`, node.start);
  }
  if (expected.length > 0 && !call) {
    throw new ReadProblem(`Easing.${known} returns an easing. Call it, as in ${createExample(known)}.`, node.start);
  }
  const given = call?.arguments ?? [];
  // As in the package, elastic and back have default values.
  const optional = known === 'elastic' || known === 'back';
  if (given.length > expected.length || (given.length < expected.length && !optional)) {
    throw new ReadProblem(`Easing.${known}() takes ${expected.map(({label}) => label).join(', ')}.`, node.start);
  }
  const parameters = expected.map((parameter, index) => {
    const value = given[index];
    return value ? readParameter(value, parameter) : parameter.initial;
  });
  return {name: known, parameters};
}

function readParameter(node: AnyNode, {label, min, max, strict}: EasingParameter): number {
  const value = roundNumber(readNumber(node, label));
  if (strict && (value < min || value > max)) {
    throw new ReadProblem(`${label} must be from ${min} to ${max}.`, node.start);
  }
  return value;
}

function createExample(name: EasingName): string {
  return `Easing.${name}(${easings[name].map(({initial}) => initial).join(', ')})`;
}
