import type {Code, InlineCode, Root, Table, TableRow} from 'mdast';
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
/** Lines of a message that other messages have, too. */
const ADDITION = /^- |^See\b|:$/;
/** A page about one problem names its message, so less is enough, as in `spawn ENAMETOOLONG`. */
const MIN_SYMPTOM_WORDS = 2;
/** Errors of the language and the operating system, which any code can cause. */
const GENERAL =
  /^(?:\w*Error: )?(?:Cannot (?:read|convert)|Reduce of|Converting circular|Do not know how|Invalid array|No such file|no space left)/;

/**
 * Finds the messages that a page explains, although they weren't found in the code of the packages, such as those of AWS,
 * FFmpeg and browsers: those in tables of messages, and those with which pages about troubleshooting begin. Also returns
 * the URLs of these pages, because many messages contain one. If several pages explain a message, takes the one about
 * troubleshooting.
 */
export function findQuotedMessages(messages: readonly KnownMessage[], pages: readonly Page[]): KnownMessage[] {
  const matcher = createMatcher(messages);
  const isFromPackages = (text: string): boolean => (matcher.find(text) ?? matcher.findBeginning(text)) !== undefined;
  const found = new Map<string, KnownMessage>();
  for (const page of sortByTroubleshooting(pages)) {
    const route = getDocumentRoute(page);
    if (route === undefined) {
      continue;
    }
    const title = String(page.frontMatter.title);
    const add = (text: string, place: string, by = 'quote'): void => {
      const parts = splitAtValues(text);
      const key = parts.join('…');
      if (!found.has(key) && !isFromPackages(text)) {
        found.set(key, {parts, place, title, by});
      }
    };
    if (isTroubleshooting(page)) {
      findSymptoms(page).forEach((text) => add(text, route));
      add(`remotion.dev${route}`, route, 'url');
    }
    for (const {text, line} of findMessageCells(page).filter((cell) => isSpecific(cell.text))) {
      const anchor = getAnchors(page).findLast((heading) => heading.line <= line)?.id;
      add(text, anchor === undefined ? route : `${route}#${anchor}`);
    }
  }
  return [...found.values()];
}

/** Whether a message is unlikely to have another cause than the one that a page explains. */
export function isSpecific(message: string, minDistinctiveWords = MIN_DISTINCTIVE_WORDS): boolean {
  const minWords = DISTINCTIVE.test(message) ? minDistinctiveWords : MIN_WORDS;
  return getWords(message).length >= minWords && !GENERAL.test(message);
}

/** Returns the messages in front of the first heading of a page about troubleshooting. */
export function findSymptoms({tree}: Page): readonly string[] {
  const {children} = tree as Root;
  const end = children.findIndex(({type}) => type === 'heading');
  return children
    .slice(0, end === -1 ? undefined : end)
    .filter((node): node is Code => node.type === 'code' && node.lang === 'text')
    .flatMap(({value}) => value.split('\n').map((line) => line.trim()))
    .filter((line) => isSpecific(line, MIN_SYMPTOM_WORDS) && !ADDITION.test(line));
}

function sortByTroubleshooting(pages: readonly Page[]): readonly Page[] {
  return pages.toSorted((a, b) => Number(isTroubleshooting(b)) - Number(isTroubleshooting(a)));
}

function isTroubleshooting({frontMatter}: Page): boolean {
  return frontMatter.kind === 'troubleshooting';
}

/** Returns the code in the first column of tables of messages. */
export function findMessageCells(page: Page): {text: string; line: number}[] {
  const cells: {text: string; line: number}[] = [];
  visit(page.tree, 'table', ({children: [head, ...rows]}: Table) => {
    if (/^Message|^The stack trace contains/.test(getFirstCell(head))) {
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

/** Numbers, quoted or Windows paths, the commands of the browser's protocol, and what a page leaves out. */
const VALUES = /(?<![\p{L}\d])\d+(?:\.\d+)?|(?<=["'])\/[^"']*(?=["'])|(?<=\()[A-Z]\w+\.\w+(?=\))|[A-Z]:\\\S*|…/gu;

function splitAtValues(message: string): string[] {
  return message.replaceAll(/\s+/g, ' ').replace(/ ?…$/, '').trim().split(VALUES);
}
