import type {Node} from 'acorn';

/** The first node of a tree, from the outside in and from the top down, for which a test holds. */
export const findNode = <Found extends Node>(node: Node, test: (node: Node) => node is Found): Found | undefined => {
  if (test(node)) return node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      const found = isNode(child) ? findNode(child, test) : undefined;
      if (found) return found;
    }
  }
  return undefined;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
