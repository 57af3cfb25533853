import type {Code, InlineCode, Nodes, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {getAnchors} from '../anchors.ts';
import type {Page} from '../page.ts';
import {getWords} from './getWords.ts';

export type Quote = {
  readonly text: string;
  readonly words: readonly string[];
  /** The anchor of the heading above it, or undefined at the top of a page. */
  readonly anchor?: string;
};

/** Finds the quotes on a page: text blocks, the first cells of table rows, and inline code with several words. */
export function findQuotes(page: Page): Quote[] {
  const headings = getAnchors(page);
  const findAnchor = (line: number): {anchor?: string} => {
    const id = headings.findLast((heading) => heading.line <= line)?.id;
    return id === undefined ? {} : {anchor: id};
  };
  const quotes: Quote[] = [];
  const add = (node: Nodes, text: string): void => {
    if (text.trim().split(/\s+/).length >= minWords) {
      quotes.push({text, words: getWords(text), ...findAnchor(node.position?.start.line ?? 1)});
    }
  };
  visit(page.tree, 'code', (node: Code) => {
    if (node.lang === 'text') {
      add(node, node.value);
    }
  });
  visit(page.tree, 'inlineCode', (node: InlineCode) => add(node, node.value));
  visit(page.tree, 'tableRow', (row: TableRow) => {
    const [first] = row.children;
    if (first) {
      add(row, toString(first));
    }
  });
  const title = String(page.frontMatter.title);
  if (page.frontMatter.kind === 'troubleshooting') {
    quotes.push({text: title, words: getWords(title)});
  }
  return quotes;
}

const minWords = 3;
