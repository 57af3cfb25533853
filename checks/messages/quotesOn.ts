import type {Code, InlineCode, Nodes, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {anchorsOf} from '../links/anchors.ts';
import type {Page} from '../page.ts';
import {wordsOf} from './wordsOf.ts';

export interface Quote {
  readonly text: string;
  readonly words: readonly string[];
  /** Of the heading above it, or undefined at the top of a page. */
  readonly anchor?: string;
}

/** Finds what a page quotes of the software: blocks of plain text, first cells of tables, code of several words. */
export const quotesOn = (page: Page): Quote[] => {
  const headings = anchorsOf(page);
  const anchorAbove = (line: number): {anchor?: string} => {
    const id = headings.findLast((heading) => heading.line <= line)?.id;
    return id === undefined ? {} : {anchor: id};
  };
  const quotes: Quote[] = [];
  const add = (node: Nodes, text: string): void => {
    if (text.trim().split(/\s+/).length >= LEAST_WORDS)
      quotes.push({text, words: wordsOf(text), ...anchorAbove(node.position?.start.line ?? 1)});
  };
  visit(page.tree, 'code', (node: Code) => {
    if (node.lang === 'text') add(node, node.value);
  });
  visit(page.tree, 'inlineCode', (node: InlineCode) => add(node, node.value));
  visit(page.tree, 'tableRow', (row: TableRow) => {
    const [first] = row.children;
    if (first) add(row, toString(first));
  });
  const title = String(page.frontMatter.title);
  if (page.frontMatter.kind === 'troubleshooting') quotes.push({text: title, words: wordsOf(title)});
  return quotes;
};

const LEAST_WORDS = 3;
