import type {InlineCode, Table, TableRow} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {getAnchors} from '../anchors.ts';
import type {Page} from '../page.ts';
import {getDocumentRoute} from '../route.ts';
import {getWords} from './getWords.ts';
import {createMatcher} from './log/createMatcher.ts';
import type {KnownMessage} from './log/KnownMessage.ts';

// Shorter ones need something distinctive, because many programs print *Failed to fetch*.
const MIN_WORDS = 5;
const MIN_DISTINCTIVE_WORDS = 3;
const DISTINCTIVE = /\d|[:"]|\w\.\w|\p{Lu}{2}/u;
/** Errors of the language and the operating system, which any code can cause. */
const GENERAL =
  /^(?:\w*Error: )?(?:Cannot (?:read|convert)|Reduce of|Converting circular|Do not know how|Invalid array|No such file)/;

/**
 * Finds the messages that a table of messages explains, although they weren't found in the code of the packages, such as
 * those of AWS, FFmpeg and browsers. If several pages explain a message, takes the one about troubleshooting.
 */
export function findQuotedMessages(messages: readonly KnownMessage[], pages: readonly Page[]): KnownMessage[] {
  const matcher = createMatcher(messages);
  const isFromPackages = (text: string): boolean => (matcher.find(text) ?? matcher.findBeginning(text)) !== undefined;
  const found = new Map<string, KnownMessage>();
  for (const page of sortByTroubleshooting(pages)) {
    const route = getDocumentRoute(page);
    for (const {text, line} of route === undefined ? [] : findMessageCells(page)) {
      const parts = splitAtValues(text);
      const key = parts.join('…');
      if (isSpecific(text) && !found.has(key) && !isFromPackages(text)) {
        const anchor = getAnchors(page).findLast((heading) => heading.line <= line)?.id;
        const place = anchor === undefined ? route : `${route}#${anchor}`;
        found.set(key, {parts, place, title: String(page.frontMatter.title), by: 'quote'});
      }
    }
  }
  return [...found.values()];
}

/** Whether a message is unlikely to have another cause than the one that a page explains. */
export function isSpecific(message: string): boolean {
  const minWords = DISTINCTIVE.test(message) ? MIN_DISTINCTIVE_WORDS : MIN_WORDS;
  return getWords(message).length >= minWords && !GENERAL.test(message);
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
