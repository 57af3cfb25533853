import type {AnyNode, CallExpression, MemberExpression} from 'acorn';
import {readNumber} from '../reading/readNumber';
import {ReadFault} from '../reading/ReadFault';
import {type EasingChoice, type EasingName, easingNames, type EasingParameter, easings, modifiers} from './Easings';
import {roundNumber} from './writeNumber';

/** Reads `Easing.quad`, `Easing.back(2)` or `Easing.inOut(Easing.bezier(0.3, 0, 0.7, 1))`. */
export const readEasing = (node: AnyNode): EasingChoice => {
  const member = memberOf(node);
  const modifier = modifiers.find((name) => name === member.name);
  if (!modifier) return {modifier: 'none', ...readCurve(node, member)};
  const [inner, ...others] = member.call?.arguments ?? [];
  if (!inner || others.length > 0)
    throw new ReadFault(`Easing.${modifier}() takes one curve, such as Easing.${modifier}(Easing.quad).`, node.start);
  const curve = memberOf(inner);
  if (modifiers.some((name) => name === curve.name))
    throw new ReadFault('One modifier is followed, not several in each other.', inner.start);
  return {modifier, ...readCurve(inner, curve)};
};

interface EasingMember {
  readonly name: string;
  readonly call?: CallExpression;
}

const memberOf = (node: AnyNode): EasingMember => {
  const call = node.type === 'CallExpression' ? node : undefined;
  const callee = call?.callee ?? node;
  if (!isMemberOfEasing(callee) || callee.property.type !== 'Identifier')
    throw new ReadFault('A curve is written as Easing.quad, Easing.out(Easing.quad) or Easing.bezier(…).', node.start);
  return {name: callee.property.name, call};
};

const isMemberOfEasing = (node: AnyNode): node is MemberExpression =>
  node.type === 'MemberExpression' &&
  !node.computed &&
  node.object.type === 'Identifier' &&
  node.object.name === 'Easing';

const readCurve = (node: AnyNode, {name, call}: EasingMember): {name: EasingName; parameters: number[]} => {
  const known = easingNames.find((item) => item === name);
  if (!known)
    throw new ReadFault(
      `There is no Easing.${name}. There are ${[...easingNames, ...modifiers].join(', ')}.`,
      node.start,
    );
  const asked: readonly EasingParameter[] = easings[known];
  if (asked.length === 0 && call) throw new ReadFault(`Easing.${known} is a curve and is not called.`, node.start);
  if (asked.length > 0 && !call)
    throw new ReadFault(`Easing.${known} makes a curve: call it, as in ${example(known)}.`, node.start);
  const given = call?.arguments ?? [];
  // As the package has it: elastic and back have defaults.
  const optional = known === 'elastic' || known === 'back';
  if (given.length > asked.length || (given.length < asked.length && !optional))
    throw new ReadFault(`Easing.${known}() takes ${asked.map(({label}) => label).join(', ')}.`, node.start);
  const parameters = asked.map((parameter, index) => {
    const value = given[index];
    return value ? readParameter(value, parameter) : parameter.initial;
  });
  return {name: known, parameters};
};

const readParameter = (node: AnyNode, {label, min, max, strict}: EasingParameter): number => {
  const value = roundNumber(readNumber(node, label));
  if (strict && (value < min || value > max))
    throw new ReadFault(`${label} must be from ${min} to ${max}.`, node.start);
  return value;
};

const example = (name: EasingName): string => `Easing.${name}(${easings[name].map(({initial}) => initial).join(', ')})`;
