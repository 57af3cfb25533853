import type {Element, Nodes, Parents} from 'hast';
import {visit} from 'unist-util-visit';

/** The elements of a name below a node, in the order of the page. */
export const elementsIn = (tree: Parents, ...names: readonly string[]): Element[] => {
  const found: Element[] = [];
  visit(tree, 'element', (element) => void (names.includes(element.tagName) && found.push(element)));
  return found;
};

/** All text below a node. */
export const textOf = (node: Nodes): string => {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
};
