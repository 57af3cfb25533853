import {findNode} from '../reading/findNode';
import {isJsx, type JsxChild, type JsxElement, nameOfJsx} from '../reading/jsxNodes';
import {parseCode} from '../reading/parseCode';
import {ReadFault} from '../reading/ReadFault';
import {readProps} from './readProps';
import {endOf} from './endOf';
import {
  component,
  countNodes,
  mostFrames,
  mostNodes,
  type NodeKind,
  propRules,
  type TimingNode,
  type TimingState,
} from './TimingNode';

const accepted = '<Sequence>, <Series>, <Series.Sequence>, <Loop>, <Freeze> and components of your own';

/** Reads a text with JSX. A comment such as `120 frames` says how long the composition is. Throws a `ReadFault`. */
export const readTiming = (text: string): TimingState => {
  const {program, comments} = parseCode(text);
  const root = findNode(program, isJsx);
  if (!root) throw new ReadFault(`There is no element. Paste ${accepted}.`);
  const nodes = readChild(root);
  if (nodes.length === 0) throw new ReadFault(`There is nothing inside. Paste ${accepted}.`, root.start);
  if (countNodes(nodes) > mostNodes) throw new ReadFault(`Up to ${mostNodes} elements are shown.`, root.start);
  const [, said] = /(\d+) frames/.exec(comments.join('\n')) ?? [];
  const durationInFrames = said === undefined ? Math.min(mostFrames, Math.max(60, endOf(nodes))) : Number(said);
  if (durationInFrames < 1 || durationInFrames > mostFrames)
    throw new ReadFault(`The composition must have from 1 to ${mostFrames} frames here.`);
  return {durationInFrames, nodes};
};

const readChildren = (children: readonly JsxChild[]): TimingNode[] => children.flatMap(readChild);

const readChild = (node: JsxChild): TimingNode[] => {
  switch (node.type) {
    case 'JSXText':
      if (node.value.trim() === '') return [];
      throw new ReadFault(`Text has no timing of its own. Put it into a component, such as <Title />.`, node.start);
    case 'JSXExpressionContainer':
      if (node.expression.type === 'JSXEmptyExpression') return [];
      throw new ReadFault('What stands in braces is not run here. Write the elements out.', node.start);
    case 'JSXFragment':
      return readChildren(node.children);
    case 'JSXElement':
      return readElement(node);
  }
};

const readElement = (element: JsxElement): TimingNode[] => {
  const name = nameOfJsx(element.openingElement.name);
  const children = readChildren(element.children);
  // It places what is inside, and has no time.
  if (name === 'AbsoluteFill') return children;
  const kind = (Object.keys(propRules) as NodeKind[]).find((item) => item !== 'component' && item === name);
  if (kind) return [{kind, values: readProps(kind, element), children: checkedChildren(kind, children, element)}];
  if (!/^[A-Z]\w*$/.test(name)) throw new ReadFault(`<${name}> is not followed. Paste ${accepted}.`, element.start);
  if (children.length > 0)
    throw new ReadFault(`What <${name}> does with its children is not known here. Leave <${name}> out.`, element.start);
  return [component(name)];
};

/** As the package demands it of a series; an entry stands nowhere else. */
const checkedChildren = (
  kind: NodeKind,
  children: readonly TimingNode[],
  {start}: JsxElement,
): readonly TimingNode[] => {
  const entries = children.filter((child) => child.kind === 'Series.Sequence').length;
  if (kind === 'Series' && entries < children.length)
    throw new ReadFault('A <Series> takes <Series.Sequence> elements alone.', start);
  if (kind !== 'Series' && entries > 0) throw new ReadFault('A <Series.Sequence> stands in a <Series> alone.', start);
  if (kind === 'Series.Sequence' && children.length === 0)
    throw new ReadFault('A <Series.Sequence> without children is refused by the package.', start);
  return children;
};
