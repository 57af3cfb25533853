import type {InlineCode, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {getAnchors} from '../anchors.ts';
import type {Page} from '../page.ts';
import {getDocumentRoute} from '../route.ts';
import {createQuoteShare} from './createQuoteShare.ts';
import {getWords} from './getWords.ts';
import {createMatcher} from './log/createMatcher.ts';
import type {KnownMessage} from './log/KnownMessage.ts';

// Shorter ones need something distinctive, because many programs print *Failed to fetch*.
const MIN_WORDS = 6;
const MIN_DISTINCTIVE_WORDS = 3;
const DISTINCTIVE = /\d|[:"'.]|\p{Lu}{2}/u;

/**
 * Finds the messages that a table of messages explains, although they weren't found in the code of the packages, such as
 * those of AWS, FFmpeg and browsers. If several pages explain a message, takes the one about troubleshooting.
 */
export function findQuotedMessages(messages: readonly KnownMessage[], pages: readonly Page[]): KnownMessage[] {
  const shares = messages.map(({parts}) => createQuoteShare(parts));
  const matcher = createMatcher(messages);
  const isFromPackages = (text: string, words: readonly string[]): boolean =>
    (matcher.find(text) ?? matcher.findBeginning(text)) !== undefined ||
    shares.some((share) => share({text, words}) > 0);
  const found = new Map<string, KnownMessage>();
  for (const page of sortByTroubleshooting(pages)) {
    const route = getDocumentRoute(page);
    for (const {text, line} of route === undefined ? [] : findMessageCells(page)) {
      const words = getWords(text);
      const parts = splitAtValues(text);
      const key = parts.join('…');
      const minWords = DISTINCTIVE.test(text) ? MIN_DISTINCTIVE_WORDS : MIN_WORDS;
      if (words.length >= minWords && !found.has(key) && !isFromPackages(text, words)) {
        const anchor = getAnchors(page).findLast((heading) => heading.line <= line)?.id;
        const place = anchor === undefined ? route : `${route}#${anchor}`;
        found.set(key, {parts, place, title: String(page.frontMatter.title), by: 'quote'});
      }
    }
  }
  return [...found.values()];
}

function sortByTroubleshooting(pages: readonly Page[]): readonly Page[] {
  return pages.toSorted((a, b) => Number(isTroubleshooting(b)) - Number(isTroubleshooting(a)));
}

function isTroubleshooting({frontMatter}: Page): boolean {
  return frontMatter.kind === 'troubleshooting';
}

/** Returns the code in the first column of tables that are called *Message*. */
export function findMessageCells(page: Page): {text: string; line: number}[] {
  const cells: {text: string; line: number}[] = [];
  visit(page.tree, 'table', ({children: [head, ...rows]}: Table) => {
    if (getFirstCell(head).startsWith('Message')) {
      rows.forEach((row) => {
        visit(row.children[0] ?? row, 'inlineCode', ({value, position}: InlineCode) => {
          cells.push({text: value, line: position?.start.line ?? 1});
        });
      });
    }
  });
  return cells;
}

function getFirstCell(row: TableRow | undefined): string {
  return toString(row?.children[0]);
}

/** Numbers, quoted absolute paths, and what a page leaves out. */
const VALUES = /(?<![\p{L}\d])\d+(?:\.\d+)?|(?<=["'])\/[^"']*(?=["'])|…/gu;

function splitAtValues(message: string): string[] {
  return message.replaceAll(/\s+/g, ' ').replace(/ ?…$/, '').trim().split(VALUES);
}
