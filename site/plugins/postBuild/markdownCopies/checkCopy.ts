import type {Root} from 'hast';
import type {Link, Nodes, Root as MarkdownRoot} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {getHeadingText} from '../../../../packages/content-model/getHeadingText.ts';
import {findElements} from '../../hast/findElements.ts';
import {getText} from '../../hast/getText.ts';

/**
 * Parses a Markdown copy and lists the headings, samples and links of the page that are missing from it, and anything
 * in it that isn't Markdown.
 */
export function checkCopy(part: Root, copy: string): string[] {
  const tree = reader.parse(copy);
  const headings = new Set<string>();
  const samples = new Set<string>();
  const links = new Set<string>();
  const problems: string[] = [];
  visit(tree, (node: MarkdownRoot | Nodes) => {
    if (node.type === 'heading') {
      headings.add(`${node.depth} ${removeSpaces(getHeadingText(node))}`);
    }
    if (node.type === 'code') {
      samples.add(node.value);
    }
    if (node.type === 'link') {
      links.add(new URL((node as Link).url, 'https://none.invalid').href);
    }
    if (node.type === 'html') {
      problems.push(`holds HTML: ${node.value}`);
    }
  });
  for (const heading of findElements(part, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6')) {
    const text = removeSpaces(getText(heading));
    if (text && !headings.has(`${heading.tagName.slice(1)} ${text}`)) {
      problems.push(`lacks the heading ${text}`);
    }
  }
  for (const block of findElements(part, 'pre')) {
    const text = getText(block).replace(/\n$/, '');
    if (!samples.has(text)) {
      problems.push(`lacks the sample ${text}`);
    }
  }
  for (const {properties} of findElements(part, 'a')) {
    if (typeof properties.href === 'string' && !links.has(properties.href)) {
      problems.push(`lacks the link to ${properties.href}`);
    }
  }
  return problems;
}

const reader = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

function removeSpaces(text: string): string {
  return text.replace(/[\s\u200b]+/g, ' ').trim();
}
