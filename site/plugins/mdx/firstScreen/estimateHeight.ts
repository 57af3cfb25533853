import type {Element, Nodes} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import {findElements} from '../../hast/findElements.ts';
import {getText} from '../../hast/getText.ts';

/** Characters of running text per line in the column of a page. */
const lineLength = 88;
const lineHeight = 26;

/** Returns about how many pixels a block needs on a desktop, including its margin. */
export function estimateHeight(node: Nodes | MdxJsxFlowElementHast): number {
  if (node.type === 'element') {
    return (elements[node.tagName] ?? sumChildren)(node);
  }
  if (node.type === 'mdxJsxFlowElement') {
    return (componentEstimates[node.name ?? ''] ?? estimateComponent)(node);
  }
  return 0;
}

type Estimate<Node> = (node: Node) => number;

const elements: Readonly<Record<string, Estimate<Element>>> = {
  h2: () => 102,
  h3: () => 70,
  h4: () => 50,
  p: (paragraph) => countLines(paragraph) * lineHeight + 20,
  li: (item) => (findElements(item, 'p').length > 0 ? sumChildren(item) : countLines(item) * lineHeight + 4),
  tr: (row) => {
    const cells = findElements(row, 'th', 'td');
    return Math.max(...cells.map((cell) => countLines(cell, lineLength / cells.length))) * 21 + 17;
  },
  admonition: (admonition) => sumChildren(admonition) + 50,
};

const componentEstimates: Readonly<Record<string, Estimate<MdxJsxFlowElementHast>>> = {
  CodeSample: estimateCode,
  LiveSample: estimateCode,
  // The video, its controls and its caption.
  DemoFigure: (demo) => sumChildren(demo) + 550,
  Option: () => 45,
  FlagFacts: () => 60,
  PageChecks: () => 60,
  details: () => 60,
  Command: () => 130,
  Install: () => 130,
  // One tab is visible.
  Tabs: ({children}) => Math.max(...children.map(estimateHeight)) + 50,
  // Two per row.
  Cards: ({children}) => Math.ceil(children.length / 2) * 110,
};

/** A tool, a diagram, or a container of other blocks. */
function estimateComponent(component: MdxJsxFlowElementHast): number {
  return component.children.length > 0 ? sumChildren(component) : 400;
}

function sumChildren({children}: Element | MdxJsxFlowElementHast): number {
  return children.reduce((sum, child) => sum + estimateHeight(child), 0);
}

function countLines(node: Element, length = lineLength): number {
  return Math.ceil(getText(node).length / length);
}

function estimateCode(sample: MdxJsxFlowElementHast): number {
  const title = getAttribute(sample, 'caption') ? 37 : 0;
  return title + getAttribute(sample, 'html').split('\n').length * 22.4 + 58;
}

function getAttribute({attributes}: MdxJsxFlowElementHast, name: string): string {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}
