import type {Nodes} from 'hast';

/** Returns the text content of a node. */
export function getText(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(getText).join('') : '';
}
