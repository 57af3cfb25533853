import {maxLineLength} from './readLog.ts';

/**
 * Returns the part of a message or log that tells most about its cause, for a search field with a limit. Keeps a URL of
 * the documentation, and leaves out what varies from one reader to the next: prefixes, times, IDs, paths, other URLs,
 * and if it's still too long, quoted values.
 */
export function getDistinctivePart(text: string, limit: number): string {
  const line = findDistinctiveLine(text);
  const page = docsPagePattern.exec(text)?.[0].replace(/^https?:\/\/(?:www\.)?/, '');
  const free = page === undefined || page.length + 1 >= limit ? limit : limit - page.length - 1;
  const all = omit(line, variablePatterns);
  const words = all.length > free ? omit(line, [quotedPattern, ...variablePatterns]) || all : all;
  return free === limit ? shorten(words || line, limit) : `${shorten(words, free)} ${page}`.trim();
}

const errorPattern = /error|exception|fail|cannot|can't|could not|unable|invalid|denied|refused|not found|must/i;
const errorPrefixPattern = /^(?:Uncaught\b|Unhandled\w*|\w*(?:Error|Exception):)/;
const stackFramePattern = /^at .*[:)]/;
// The command that was run, what npm adds to every failure, and progress.
const companionPattern = /^(?:[$>] |npm (?:ERR!|error) |npx |yarn |error Command failed)|\d ?%/;
const docsPagePattern = /(?:https?:\/\/)?(?:www\.)?remotion\.dev\/docs\/[\w/-]*[\w-]/;
const variablePatterns = [
  /^\d{4}-\d{2}-\d{2}T\S+|\b[\da-f]{8}(?:-[\da-f]{4,12}){1,4}\b/g,
  /^\s*(?:(?:Uncaught|\(in promise\)|Unhandled\w*|Error|TypeError|DOMException|ERROR|npm ERR!|fatal)[:\s]+)+/g,
  /(?:See |Read more: )?https?:\/\/\S+(?: for help\.?)?/g,
  /(?<![\w@])(?:[A-Z]:\\|\.{0,2}\/)[\w.@-]+(?:[\\/][\w.@-]+)+\S*/g,
  /\barn:aws:\S+/g,
];
const quotedPattern = /(?<!\w)(["'`]).*?\1(?!\w)/g;

type Line = {readonly text: string; readonly score: number};

/** Returns the line that is most likely the message, or the first one. */
function findDistinctiveLine(text: string): string {
  const lines = text
    .split(/\r?\n/)
    // A log may be one huge line, on which the patterns for variable parts would need minutes.
    .map((line) => line.slice(0, maxLineLength).trim())
    .filter(Boolean);
  const [first = {text: '', score: 0}, ...rest] = lines.map((line, index): Line => ({
    text: line,
    score: scoreLine(line, lines[index + 1] ?? ''),
  }));
  return rest.reduce((best, line) => (line.score > best.score ? line : best), first).text;
}

function scoreLine(line: string, next: string): number {
  if (stackFramePattern.test(line)) {
    return -Infinity;
  }
  const signs = [
    errorPattern.test(line),
    errorPrefixPattern.test(line),
    stackFramePattern.test(next),
    docsPagePattern.test(line),
  ];
  return signs.filter(Boolean).length - (companionPattern.test(line) ? signs.length : 0);
}

function omit(text: string, patterns: readonly RegExp[]): string {
  return patterns
    .reduce((rest, pattern) => rest.replaceAll(pattern, ' '), text)
    .replace(/\s+/g, ' ')
    .trim();
}

function shorten(text: string, limit: number): string {
  if (text.length <= limit) {
    return text;
  }
  const end = text.lastIndexOf(' ', limit);
  return text.slice(0, end > limit / 2 ? end : limit);
}
