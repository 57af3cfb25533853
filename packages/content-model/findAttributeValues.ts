import type {Node} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Page} from './page.ts';

/** Returns the strings that a page passes to an attribute of a component, such as the `name` of each `<Demo>`. */
export function findAttributeValues({tree}: Pick<Page, 'tree'>, component: string, attribute: string): string[] {
  const values: string[] = [];
  visit(tree, (node: Node) => {
    if (!isElement(node) || node.name !== component) {
      return;
    }
    for (const item of node.attributes) {
      if (item.type === 'mdxJsxAttribute' && item.name === attribute && typeof item.value === 'string') {
        values.push(item.value);
      }
    }
  });
  return values;
}

function isElement(node: Node): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
