import type {JsxAttribute, JsxElement} from '../reading/jsxNodes.ts';
import {getJsxName} from '../reading/jsxNodes.ts';
import {ReadProblem} from '../reading/ReadProblem.ts';
import {readNumber} from '../reading/readNumber.ts';
import {type NodeKind, type PropRule, getRules, type TimingNode} from './TimingNode.ts';

/** Props that the elements accept, but that don't affect timing. */
const timeless = ['layout', 'name', 'style', 'className', 'showInTimeline', 'key', 'ref'];

/** Parses the props of an element that affect timing. Throws a `ReadProblem` for unknown and missing ones. */
export function readProps(kind: NodeKind, {openingElement, start}: JsxElement): TimingNode['values'] {
  const rules = getRules(kind);
  const values: Record<string, number> = {};
  for (const attribute of openingElement.attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      throw new ReadProblem('Spread props can’t be read. Write them out.', attribute.start);
    }
    const name = getJsxName(attribute.name);
    if (timeless.includes(name)) {
      continue;
    }
    const rule = rules.find((item) => item.name === name);
    if (!rule) {
      throw new ReadProblem(`<${kind}> has no prop “${name}”. ${takes(kind, rules)}`, attribute.start);
    }
    values[rule.name] = readProp(attribute, rule);
  }
  for (const {name, empty} of rules) {
    if (empty === undefined && values[name] === undefined) {
      throw new ReadProblem(`<${kind}> needs ${name}.`, start);
    }
  }
  return values;
}

function readProp({value, start}: JsxAttribute, {name, min, max}: PropRule): number {
  const expression = value?.type === 'JSXExpressionContainer' ? value.expression : undefined;
  if (!expression || expression.type === 'JSXEmptyExpression') {
    throw new ReadProblem(`${name} must be a number in braces, such as ${name}={30}.`, value?.start ?? start);
  }
  const number = readNumber(expression, name);
  if (!Number.isInteger(number) || number < min || number > max) {
    throw new ReadProblem(`${name} must be a whole number from ${min} to ${max}.`, expression.start);
  }
  return number;
}

function takes(kind: NodeKind, rules: readonly PropRule[]): string {
  return rules.length === 0 ? `<${kind}> takes no props.` : `Use ${rules.map(({name}) => name).join(', ')}.`;
}
