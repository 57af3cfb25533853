import type {Node} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {Page} from './page.ts';

export type Link = {
  readonly url: string;
  readonly line: number;
};

const urlAttributes = new Set(['to', 'href', 'src']);

/** Returns all URLs on a page: links and images in Markdown, and the URLs in component props. */
export function findLinks(page: Page): Link[] {
  const links: Link[] = [];
  visit(page.tree, (node: Node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') {
      links.push({url: (node as Node & {url: string}).url, line});
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
      return;
    }
    for (const attribute of (node as MdxJsxFlowElement).attributes) {
      if (
        attribute.type === 'mdxJsxAttribute' &&
        urlAttributes.has(attribute.name) &&
        typeof attribute.value === 'string'
      ) {
        links.push({url: attribute.value, line});
      }
    }
  });
  return links;
}
