import type {Code, InlineCode, Root, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {getAnchors} from '../anchors.ts';
import type {Page} from '../page.ts';
import {getDocumentRoute} from '../documentRoute.ts';
import {getWords} from './getWords.ts';
import {createMatcher, type Match} from './log/createMatcher.ts';
import type {KnownMessage} from './log/KnownMessage.ts';

// Shorter ones need something distinctive, because many programs print *Failed to fetch*.
const defaultMinWords = 5;
const defaultMinDistinctiveWords = 3;
const distinctivePattern = /\d|[:"]|\w\.\w|\p{Lu}{2}/u;
/** Lines of a message that other messages have, too. */
const additionPattern = /^- |^See\b|:$/;
/** A page about one problem names its message, so less is enough, as in `spawn ENAMETOOLONG`. */
const minSymptomWords = 2;
const incompleteOrProgressPattern = /^…|\.{3}$/;
/** An error that any code can cause is only treated as known if at least this many pages explain it. */
const minPagesOfGeneral = 3;
/** Errors of the language and the operating system, which any code can cause, unless they're about a hook. */
const generalPattern =
  /^(?:\w*Error: )?(?:Cannot (?:read(?!.*'use[A-Z])|convert)|Reduce of|Converting circular|Do not know how|Invalid array|No such file|no space left)/;

/**
 * Finds the messages that a page explains, although they weren't found in the code of the packages, such as those of
 * AWS, FFmpeg and browsers: those in tables of messages, and those with which pages about troubleshooting begin. If
 * several pages explain a message, takes the one about troubleshooting, or else the reference. Also returns:
 * - the URLs of pages about troubleshooting, because many messages contain one
 * - messages of the packages that a page quotes with the name of a component or function, because several components and
 *   functions can print the same message, and each has its own page
 */
export function findQuotedMessages(messages: readonly KnownMessage[], pages: readonly Page[]): KnownMessage[] {
  const matcher = createMatcher(messages);
  const found = new Map<string, KnownMessage>();
  const isKnownGeneral = createGeneralFilter(pages);
  for (const page of sortForMessages(pages)) {
    const route = getDocumentRoute(page);
    if (route === undefined) {
      continue;
    }
    const title = String(page.frontMatter.title);
    const add = (text: string, href: string, by = 'quote'): void => {
      const match = matcher.find(text) ?? matcher.findBeginning(text);
      const {package: from} = match?.message ?? {};
      const withNames = match && omitUnnamedValues(text, match);
      const parts = splitAtValues(withNames ?? text);
      const key = parts.join('…');
      if (!found.has(key) && (!match || withNames !== undefined)) {
        found.set(key, {...(from !== undefined && {package: from}), parts, href, title, by});
      }
    };
    if (isTroubleshooting(page)) {
      findSymptoms(page).forEach((text) => add(text, route));
      add(`remotion.dev${route}`, route, 'url');
    }
    for (const {text, line} of findMessageCells(page).filter(
      (cell) => isSpecific(cell.text) || isKnownGeneral(cell.text),
    )) {
      const anchor = getAnchors(page).findLast((heading) => heading.line <= line)?.id;
      add(text, anchor === undefined ? route : `${route}#${anchor}`);
    }
  }
  return [...found.values()];
}

/** Whether a message is unlikely to have another cause than the one that a page explains. */
export function isSpecific(message: string, minDistinctiveWords = defaultMinDistinctiveWords): boolean {
  const minWords = distinctivePattern.test(message) ? minDistinctiveWords : defaultMinWords;
  return (
    getWords(message).length >= minWords && !generalPattern.test(message) && !incompleteOrProgressPattern.test(message)
  );
}

/** Returns the messages in front of the first heading of a page about troubleshooting. */
function findSymptoms({tree, frontMatter}: Page): readonly string[] {
  const {children} = tree as Root;
  const end = children.findIndex(({type}) => type === 'heading');
  return children
    .slice(0, end === -1 ? undefined : end)
    .filter((node): node is Code => node.type === 'code' && node.lang === 'text')
    .flatMap(({value}) => value.split('\n').map((line) => line.trim()))
    .filter(
      (line) => isSpecific(line, minSymptomWords) && (!additionPattern.test(line) || line === `${frontMatter.title}:`),
    );
}

/** Kinds of pages that explain a message best, the best last. */
const preferredKinds = ['reference', 'troubleshooting'];

function sortForMessages(pages: readonly Page[]): readonly Page[] {
  const getRank = ({frontMatter}: Page): number => preferredKinds.indexOf(String(frontMatter.kind));
  return pages.toSorted((a, b) => getRank(b) - getRank(a));
}

/** Returns a function that recognizes errors that any code can cause, but that several pages explain. */
function createGeneralFilter(pages: readonly Page[]): (message: string) => boolean {
  const cells = pages.map((page) => new Set(findMessageCells(page).map(({text}) => text)));
  return (message) =>
    generalPattern.test(message) && cells.filter((texts) => texts.has(message)).length >= minPagesOfGeneral;
}

function isTroubleshooting({frontMatter}: Page): boolean {
  return frontMatter.kind === 'troubleshooting';
}

/** Returns the code in the first column of tables of messages, and the code with which a problem or symptom starts. */
export function findMessageCells(page: Page): {text: string; line: number}[] {
  const cells: {text: string; line: number}[] = [];
  visit(page.tree, 'table', ({children: [head, ...rows]}: Table) => {
    const [, kind] = /^(Message|Problem|Symptom|The stack trace contains)\b/.exec(toString(head?.children[0])) ?? [];
    const isAboutMessages = kind !== 'Problem' && kind !== 'Symptom';
    for (const {children} of kind === undefined ? [] : rows) {
      const [first] = children;
      if (first && (isAboutMessages || first.children[0]?.type === 'inlineCode')) {
        visit(first, 'inlineCode', ({value, position}: InlineCode) => {
          cells.push({text: value, line: position?.start.line ?? 1});
        });
      }
    }
  });
  return cells;
}

/** Numbers, quoted or Windows paths, the commands of the browser's protocol, and what a page leaves out. */
const valuePattern = /(?<![\p{L}\d])\d+(?:\.\d+)?|(?<=["'])\/[^"']*(?=["'])|(?<=\()[A-Z]\w+\.\w+(?=\))|[A-Z]:\\\S*|…/gu;

/** The name of a component or function. */
const namePattern = /<[A-Z]|\w\(\)/;

/**
 * Leaves out the values of a message that don't contain a name. Returns undefined if no value contains one, or if the
 * message contains the URL of the page that explains it.
 */
function omitUnnamedValues(text: string, {literals, end, message}: Match): string | undefined {
  if (message.parts.some((part) => part.includes('remotion.dev/docs'))) {
    return undefined;
  }
  const values = literals.map(({start}, index) => text.slice(literals[index - 1]?.end ?? start, start));
  const all = [...values, text.slice(end)];
  return all.some((value) => namePattern.test(value))
    ? all
        .map((value, index) => {
          const {start = 0, end: until = 0} = literals[index] ?? {};
          return `${namePattern.test(value) ? value : value.replace(/\S(?:.*\S)?/, '…')}${text.slice(start, until)}`;
        })
        .join('')
    : undefined;
}

function splitAtValues(message: string): string[] {
  return message.replaceAll(/\s+/g, ' ').replace(/ ?…$/, '').trim().split(valuePattern);
}
