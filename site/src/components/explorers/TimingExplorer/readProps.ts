import type {JsxAttribute, JsxElement} from '../reading/jsxNodes';
import {nameOfJsx} from '../reading/jsxNodes';
import {ReadFault} from '../reading/ReadFault';
import {readNumber} from '../reading/readNumber';
import {type NodeKind, type PropRule, rulesOf, type TimingNode} from './TimingNode';

/** Props that elements take and that change nothing about time. */
const timeless = ['layout', 'name', 'style', 'className', 'showInTimeline', 'key', 'ref'];

/** The props of an element that decide about time. Throws a `ReadFault` for those that it has not or must have. */
export const readProps = (kind: NodeKind, {openingElement, start}: JsxElement): TimingNode['values'] => {
  const rules = rulesOf(kind);
  const values: Record<string, number> = {};
  for (const attribute of openingElement.attributes) {
    if (attribute.type === 'JSXSpreadAttribute')
      throw new ReadFault('Props that are spread are not known here. Write them out.', attribute.start);
    const name = nameOfJsx(attribute.name);
    if (timeless.includes(name)) continue;
    const rule = rules.find((item) => item.name === name);
    if (!rule) throw new ReadFault(`<${kind}> has no “${name}”. ${takes(kind, rules)}`, attribute.start);
    values[rule.name] = readProp(attribute, rule);
  }
  for (const {name, empty} of rules)
    if (empty === undefined && values[name] === undefined) throw new ReadFault(`<${kind}> needs ${name}.`, start);
  return values;
};

const readProp = ({value, start}: JsxAttribute, {name, min, max}: PropRule): number => {
  const expression = value?.type === 'JSXExpressionContainer' ? value.expression : undefined;
  if (!expression || expression.type === 'JSXEmptyExpression')
    throw new ReadFault(`${name} must be a number in braces, such as ${name}={30}.`, value?.start ?? start);
  const number = readNumber(expression, name);
  if (!Number.isInteger(number) || number < min || number > max)
    throw new ReadFault(`${name} must be a whole number from ${min} to ${max} here.`, expression.start);
  return number;
};

const takes = (kind: NodeKind, rules: readonly PropRule[]): string =>
  rules.length === 0 ? `<${kind}> takes none.` : `It takes ${rules.map(({name}) => name).join(', ')}.`;
