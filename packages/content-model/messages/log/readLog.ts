import type {Match, Matcher} from './createMatcher.ts';
import {isOnlyUrl} from './KnownMessage.ts';

export type LogReading = {
  /** The known messages in the log, in order. */
  readonly known: readonly KnownLine[];
  /** Lines that look like an error, but aren't a known message. */
  readonly unknown: readonly {readonly line: number; readonly text: string}[];
  /** The number of lines that were read, and whether the log is longer. */
  readonly lines: number;
  readonly isCut: boolean;
  /** Whether the last line is the heading that the command line prints above an error, so that the error is missing. */
  readonly endsWithHeading: boolean;
};

export type KnownLine = {
  /** Starts at 1. */
  readonly line: number;
  readonly text: string;
} & Match;

/** The maximum length of a log, in characters. */
export const maxLogLength = 500_000;
/** The number of characters that are read of each line. */
export const maxLineLength = 4000;
// Terminals wrap long messages, and some messages have several lines.
const linesAtOnce = 8;
// Looking for the beginnings of messages takes longer, so it's limited to short texts and the first errors of a log.
const fewLines = 10;
const maxBeginningLookups = 200;

/** Reads a log line by line. Collects known messages and unknown lines that look like an error, and skips the rest. */
export function readLog(log: string, match: Matcher): LogReading {
  const printed = log.slice(0, maxLogLength).split(/\r?\n/).map(cleanLine);
  const lines = printed.map(removeHeading);
  const known: KnownLine[] = [];
  const unknown: {line: number; text: string}[] = [];
  let index = 0;
  let shortened = 0;
  while (index < lines.length) {
    const own = lines[index] ?? '';
    const window = lines.slice(index, index + linesAtOnce).join(' ');
    const isError = errorPattern.test(own) && !stackFramePattern.test(own);
    let found = own === '' ? undefined : match.find(window, own.length);
    const isVague = !found || isOnlyUrl(found.message);
    if (isVague && (isError || lines.length <= fewLines) && shortened++ < maxBeginningLookups) {
      found = match.findBeginning(own) ?? found;
    }
    const length = found ? countJoinedLines(lines, index, found.end) : 1;
    if (found) {
      known.push({...found, line: index + 1, text: lines.slice(index, index + length).join(' ')});
    } else if (isError) {
      unknown.push({line: index + 1, text: own});
    }
    index += length;
  }
  const last = printed.findLastIndex((line) => line !== '');
  const endsWithHeading = last >= 0 && lines[last] === '';
  return {known, unknown, lines: lines.length, isCut: log.length > maxLogLength, endsWithHeading};
}

const errorPattern = /error|exception|warning|fail|cannot|can't|could not|unable|invalid|denied|refused|not found/i;
const stackFramePattern = /^at .*[:)]|^\d+ ?[\u2502|]/;
// Colors and other terminal control sequences start with the escape character.
const controlPattern = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z]`, 'g');

function cleanLine(line: string): string {
  return line.slice(0, maxLineLength).replace(controlPattern, '').replace(/\s+/g, ' ').trim();
}

/** The command line prints this in front of every error. With `[object Object]`, it's a message of its own. */
const headingPattern = /^An error occurred(?: while rendering frame \d+)?:(?! ?\[object)/;

function removeHeading(line: string, index: number, lines: readonly string[]): string {
  return headingPattern.test(`${line} ${lines[index + 1] ?? ''}`) ? line.replace(headingPattern, '').trim() : line;
}

/** Returns the number of lines from a line up to a position in the text. */
function countJoinedLines(lines: readonly string[], from: number, end: number): number {
  let length = 0;
  let count = 0;
  do {
    length += (lines[from + count++]?.length ?? 0) + 1;
  } while (length < end && from + count < lines.length);
  return count;
}
