import type {Root} from 'hast';
import type {Heading, Link, Nodes, Root as MarkdownRoot} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {elementsIn, textOf} from './elements';

/**
 * Reads a copy as its readers will, and says what of the page is not in it: headings, samples, links; and what is in
 * it that is no Markdown. Empty when all is there. `link` says how the page's addresses stand in the copy.
 */
export const checkCopy = (part: Root, copy: string, link: (address: string) => string): string[] => {
  const tree = reader.parse(copy);
  const headings = new Set<string>();
  const samples = new Set<string>();
  const links = new Set<string>();
  const faults: string[] = [];
  visit(tree, (node: MarkdownRoot | Nodes) => {
    if (node.type === 'heading') headings.add(`${node.depth} ${squeezed(wordsOf(node))}`);
    if (node.type === 'code') samples.add(node.value);
    if (node.type === 'link') links.add(new URL((node as Link).url, 'https://none.invalid').href);
    if (node.type === 'html') faults.push(`holds HTML: ${node.value}`);
  });
  for (const heading of elementsIn(part, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) {
    const text = squeezed(textOf(heading));
    if (text && !headings.has(`${heading.tagName.slice(1)} ${text}`)) faults.push(`lacks the heading ${text}`);
  }
  for (const block of elementsIn(part, 'pre')) {
    const text = textOf(block).replace(/\n$/, '');
    if (!samples.has(text)) faults.push(`lacks the sample ${text}`);
  }
  for (const {properties} of elementsIn(part, 'a'))
    if (typeof properties.href === 'string' && !links.has(link(properties.href)))
      faults.push(`lacks the link to ${link(properties.href)}`);
  return faults;
};

const reader = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

const wordsOf = (node: Heading | Nodes): string => {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
};

const squeezed = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();
