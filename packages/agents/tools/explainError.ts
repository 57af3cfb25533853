import {z} from 'zod';
import {getWords} from '../../content-model/messages/getWords.ts';
import {findQuotingRow} from '../../content-model/messages/log/findQuotingRow.ts';
import {createMatcher, type Matcher} from '../../content-model/messages/log/createMatcher.ts';
import type {KnownMessage} from '../../content-model/messages/log/KnownMessage.ts';
import {getDistinctivePart} from '../../content-model/messages/log/getDistinctivePart.ts';
import {missingErrorAdvice} from '../../content-model/messages/log/missingErrorAdvice.ts';
import {type KnownLine, maxLogLength, readLog} from '../../content-model/messages/log/readLog.ts';
import {maxQueryLength, type SearchHit} from '../../search/contract.ts';
import {stopWords} from '../../search/engine/language/stopWords.ts';
import {findReplacement} from '../check/replacements.ts';
import type {AgentData} from '../data/AgentData.ts';
import {defineTool} from './AgentTool.ts';
import {formatHitLink} from './formatHitLink.ts';
import {cutSection} from './readPage.ts';

const maxExplained = 5;
const maxRelatedPages = 3;
/** A page that contains a smaller share of an error's words is about something else. */
const minMatchedShare = 0.6;
const maxSectionLength = 2500;

const matchers = new WeakMap<readonly KnownMessage[], Matcher>();

/** Finds the messages of the packages in a log, with the sections that explain them. */
export const explainError = defineTool({
  name: 'explain_error',
  title: 'Explain an error',
  description:
    'Reads an error message or a whole log of a Remotion render, preview or Player, finds the known error messages, and returns their causes and fixes from the documentation.',
  input: z.object({log: z.string().min(1).max(maxLogLength).describe('The message, or the output of the command')}),
  run({log}, {data}) {
    const {known, unknown, endsWithHeading} = readLog(log, getMatcher(data.messages));
    const byHref = new Map(known.map((line) => [line.message.href ?? line.message.parts.join('…'), line]));
    const texts = [...byHref.values()]
      .slice(0, maxExplained)
      .map((line) => [explainLine(line, data), ...explainMissingExport(line.text, data)].join('\n\n'));
    if (texts.length === 0 && unknown.length === 0 && endsWithHeading) {
      return {text: missingErrorAdvice};
    }
    if (texts.length === 0) {
      const errors = unknown.slice(0, maxExplained).map(({line, text}) => {
        const [advice = listRelatedPages(text, data)] = explainMissingExport(text, data);
        return `Line ${line} looks like an error: ${text}\n\n${advice}`;
      });
      return {
        text:
          errors.length > 0
            ? `The documentation doesn't explain any message in this log.\n\n${errors.join('\n\n')}`
            : `The documentation doesn't explain any message in this text, and no line looks like an error.\n\n${listRelatedPages(log, data)}`,
      };
    }
    const others = unknown.slice(0, maxExplained).map(({line, text}) => `- Line ${line}: ${text}`);
    return {
      text: [
        ...texts,
        ...(others.length > 0 ? [`Other lines that look like errors:\n\n${others.join('\n')}`] : []),
      ].join('\n\n---\n\n'),
    };
  },
});

/** Node.js, TypeScript and browsers quote the name of an export that a module doesn't have. */
const missingExportPattern = /(?:Named export|exported member|export named) '(\w+)'/;

function explainMissingExport(text: string, {siteUrl, version}: AgentData): string[] {
  const name = missingExportPattern.exec(text)?.[1] ?? '';
  const replacement = findReplacement(name);
  return replacement === undefined
    ? []
    : [`Remotion ${version} doesn't export ${name} from this module. ${replacement.fix} ${siteUrl}${replacement.link}`];
}

function getMatcher(messages: readonly KnownMessage[]): Matcher {
  const matcher = matchers.get(messages) ?? createMatcher(messages);
  matchers.set(messages, matcher);
  return matcher;
}

function explainLine(known: KnownLine, {siteUrl, pages}: AgentData): string {
  const {line, text, message} = known;
  const {href, title, assertion, package: from} = message;
  const origin = from === undefined ? "This message isn't in the code of Remotion's packages." : `From ${from}.`;
  const head = `**Line ${line}:** \`${text}\`\n\n${origin}`;
  if (href === undefined) {
    return assertion === undefined
      ? `${head} No page explains it.`
      : `${head} This is an internal assertion that no input should trigger: ${assertion}`;
  }
  const [path, anchor] = href.split('#');
  const page = pages.find((item) => item.path === path);
  const heading = page?.headings.find((item) => item.anchor === anchor);
  const section = page === undefined ? '' : heading ? cutSection(page, heading) : page.markdown;
  const rows = section.split('\n').filter((item) => item.startsWith('|'));
  const row = rows[findQuotingRow(rows.map(readQuotes), known)];
  const explanation = row ?? shorten(section);
  return `${head} ${from === undefined ? 'This page may explain it:' : 'Explained on'} [${title ?? path}](${siteUrl}${href})\n\n${explanation}`;
}

/** Returns the code in a row. */
function readQuotes(row: string): string[] {
  return [...row.matchAll(/(`+) ?(.+?) ?\1/g)].map(([, , quote = '']) => quote.replaceAll('\\', ''));
}

function shorten(section: string): string {
  return section.length <= maxSectionLength
    ? section
    : `${section.slice(0, section.lastIndexOf('\n', maxSectionLength))}\n\n… (read_page returns the rest)`;
}

function listRelatedPages(text: string, {engine, siteUrl}: AgentData): string {
  const query = getDistinctivePart(text, maxQueryLength);
  // A page about the error doesn't have to contain words such as "the".
  const words = getWords(query).filter((word) => !stopWords.has(word));
  const minMatches = Math.max(new Set(words).size * minMatchedShare, 1);
  const {hits} = engine.search({query, hitsPerPage: maxRelatedPages, highlightPreTag: '', highlightPostTag: ''});
  const related = hits.filter((hit) => countMatchedWords(hit) >= minMatches);
  return related.length === 0
    ? 'No page seems to be about it. Use search_docs to search for keywords.'
    : `Pages that may help:\n\n${related.map((hit) => `- ${formatHitLink(hit, siteUrl)}`).join('\n')}`;
}

function countMatchedWords({_highlightResult: {hierarchy, content}}: SearchHit): number {
  return new Set([...Object.values(hierarchy), content].flatMap((attribute) => attribute?.matchedWords ?? [])).size;
}
