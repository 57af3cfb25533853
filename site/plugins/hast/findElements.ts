import type {Element, Parents} from 'hast';
import {visit} from 'unist-util-visit';

/** Returns the descendants with a tag name, in document order. */
export function findElements(tree: Parents, ...names: readonly string[]): Element[] {
  const found: Element[] = [];
  visit(tree, 'element', (element) => void (names.includes(element.tagName) && found.push(element)));
  return found;
}
