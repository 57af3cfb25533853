import type {Node} from 'acorn';

/** Finds the first matching node of a tree, from the outside to the inside and from top to bottom. */
export function findNode<Found extends Node>(node: Node, test: (node: Node) => node is Found): Found | undefined {
  if (test(node)) {
    return node;
  }
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      const found = isNode(child) ? findNode(child, test) : undefined;
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
