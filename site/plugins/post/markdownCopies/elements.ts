import type {Element, Nodes, Parents} from 'hast';
import {visit} from 'unist-util-visit';

/** Returns the descendants with a tag name, in document order. */
export function findElements(tree: Parents, ...names: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => void (names.includes(element.tagName) && found.push(element)));
  return found;
}

/** Returns the text content of a node. */
export function getText(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(getText).join('') : '';
}
