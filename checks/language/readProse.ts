import {visit} from 'unist-util-visit';
import type {Nodes} from 'mdast';
import type {Page} from '../../packages/content-model/page.ts';

/** A paragraph, heading or table cell as plain text. */
export type Prose = {text: string; line: number};

/** Returns the prose of a page, without code blocks. Inline code becomes a name, so that grammar can be checked. */
export function readProse({tree, frontMatter}: Page): Prose[] {
  const prose: Prose[] = [];
  if (typeof frontMatter.description === 'string') {
    prose.push({text: frontMatter.description, line: 2});
  }
  visit(tree, ['paragraph', 'heading', 'tableCell'], (node) => {
    const text = nameCode(formatText(node as Nodes))
      .replace(/\s+/g, ' ')
      .trim();
    if (text !== '') {
      prose.push({text, line: node.position?.start.line ?? 1});
    }
  });
  return prose;
}

function formatText(node: Nodes): string {
  if (node.type === 'inlineCode') {
    return '\0';
  }
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map((child) => formatText(child)).join('') : '';
}

/** The checker can't know how code is pronounced, so any article in front of it is accepted. */
function nameCode(text: string): string {
  return text.replaceAll(/\ban \0/gi, 'an Anna').replaceAll('\0', 'Bob');
}
