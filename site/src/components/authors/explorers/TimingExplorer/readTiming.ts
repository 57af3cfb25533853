import {findNode} from '../reading/findNode.ts';
import {isJsx, type JsxChild, type JsxElement, getJsxName} from '../reading/jsxNodes.ts';
import {parseCode} from '../reading/parseCode.ts';
import {ReadProblem} from '../reading/ReadProblem.ts';
import {readProps} from './readProps.ts';
import {getEndFrame} from './getEndFrame.ts';
import {
  createComponentNode,
  countNodes,
  maxFrames,
  maxNodes,
  type NodeKind,
  propRules,
  type TimingNode,
  type TimingState,
} from './TimingNode.ts';
import {clamp} from '../../../ui/clamp.ts';

const accepted = '<Sequence>, <Series>, <Series.Sequence>, <Loop>, <Freeze> and components of your own';

/**
 * Parses a string with JSX. A comment such as `120 frames` defines the duration of the composition. Throws a
 * `ReadProblem`.
 */
export function readTiming(text: string): TimingState {
  const {program, comments} = parseCode(text);
  const root = findNode(program, isJsx);
  if (!root) {
    throw new ReadProblem(`No JSX element found. Paste ${accepted}.`);
  }
  const nodes = readChild(root);
  if (nodes.length === 0) {
    throw new ReadProblem(`The element is empty. Paste ${accepted}.`, root.start);
  }
  if (countNodes(nodes) > maxNodes) {
    throw new ReadProblem(`The explorer supports up to ${maxNodes} elements. Remove some.`, root.start);
  }
  const [, said] = /(\d+) frames/.exec(comments.join('\n')) ?? [];
  const durationInFrames = said === undefined ? clamp(getEndFrame(nodes), 60, maxFrames) : Number(said);
  if (durationInFrames < 1 || durationInFrames > maxFrames) {
    throw new ReadProblem(`The explorer supports compositions of 1 to ${maxFrames} frames.`);
  }
  return {durationInFrames, nodes};
}

function readChildren(children: readonly JsxChild[]): TimingNode[] {
  return children.flatMap(readChild);
}

function readChild(node: JsxChild): TimingNode[] {
  switch (node.type) {
    case 'JSXText':
      if (node.value.trim() === '') {
        return [];
      }
      throw new ReadProblem(`Text has no timing of its own. Put it in a component, such as <Title />.`, node.start);
    case 'JSXExpressionContainer':
      if (node.expression.type === 'JSXEmptyExpression') {
        return [];
      }
      throw new ReadProblem('Expressions in braces aren’t evaluated. Write the elements out.', node.start);
    case 'JSXFragment':
      return readChildren(node.children);
    case 'JSXElement':
      return readElement(node);
  }
}

function readElement(element: JsxElement): TimingNode[] {
  const name = getJsxName(element.openingElement.name);
  const children = readChildren(element.children);
  // It only affects the layout and has no timing.
  if (name === 'AbsoluteFill') {
    return children;
  }
  const kind = (Object.keys(propRules) as NodeKind[]).find((item) => item !== 'component' && item === name);
  if (kind) {
    return [{kind, values: readProps(kind, element), children: checkChildren(kind, children, element)}];
  }
  if (!/^[A-Z]\w*$/.test(name)) {
    throw new ReadProblem(`<${name}> isn’t supported. Paste ${accepted}.`, element.start);
  }
  if (children.length > 0) {
    throw new ReadProblem(
      `<${name}> can do anything with its children, so their timing is unknown. Remove <${name}>.`,
      element.start,
    );
  }
  return [createComponentNode(name)];
}

/** Enforces the package's rule that the children of a series are its entries, which can't be used anywhere else. */
function checkChildren(kind: NodeKind, children: readonly TimingNode[], {start}: JsxElement): readonly TimingNode[] {
  const entries = children.filter((child) => child.kind === 'Series.Sequence').length;
  if (kind === 'Series' && entries < children.length) {
    throw new ReadProblem('A <Series> can only contain <Series.Sequence> elements.', start);
  }
  if (kind !== 'Series' && entries > 0) {
    throw new ReadProblem('A <Series.Sequence> must be a direct child of a <Series>.', start);
  }
  if (kind === 'Series.Sequence' && children.length === 0) {
    throw new ReadProblem('Remotion doesn’t accept a <Series.Sequence> without children. Add a component.', start);
  }
  return children;
}
