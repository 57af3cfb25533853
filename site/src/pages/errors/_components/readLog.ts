import type {Match, Matcher} from './createMatcher';

export interface LogReading {
  /** Places in the log that are a message of the packages, in order. */
  readonly known: readonly KnownLine[];
  /** Lines that look like an error and are none of these messages. */
  readonly unknown: readonly {readonly line: number; readonly text: string}[];
  /** How many lines were read, and whether the log is longer. */
  readonly lines: number;
  readonly isCut: boolean;
}

export interface KnownLine extends Match {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
}

/** As much of a log is read, in characters. */
export const LONGEST_LOG = 500_000;
// Terminals break long messages, and some messages have several lines.
const LINES_AT_ONCE = 4;
const LONGEST_LINE = 4000;

/** Reads a log line by line: what it knows, what looks like an error and is unknown; the rest is passed over. */
export const readLog = (log: string, match: Matcher): LogReading => {
  const lines = log.slice(0, LONGEST_LOG).split(/\r?\n/).map(plain);
  const known: KnownLine[] = [];
  const unknown: {line: number; text: string}[] = [];
  let index = 0;
  while (index < lines.length) {
    const own = lines[index] ?? '';
    const window = lines.slice(index, index + LINES_AT_ONCE).join(' ');
    const found = own === '' ? undefined : match(window, own.length);
    const length = found ? linesUpTo(lines, index, found.end) : 1;
    if (found) known.push({...found, line: index + 1, text: lines.slice(index, index + length).join(' ')});
    else if (LOOKS_LIKE_ERROR.test(own) && !STACK_FRAME.test(own)) unknown.push({line: index + 1, text: own});
    index += length;
  }
  return {known, unknown, lines: lines.length, isCut: log.length > LONGEST_LOG};
};

const LOOKS_LIKE_ERROR = /error|exception|warning|fail|cannot|can't|could not|unable|invalid|denied|refused|not found/i;
const STACK_FRAME = /^at .*[:)]|^\d+ ?[│|]/;
// Colours and other orders to a terminal begin with the character of the escape key.
const CONTROL = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z]`, 'g');

const plain = (line: string): string => line.slice(0, LONGEST_LINE).replace(CONTROL, '').replace(/\s+/g, ' ').trim();

/** How many lines the text from a line on takes up to a place in it. */
const linesUpTo = (lines: readonly string[], from: number, end: number): number => {
  let length = 0;
  let count = 0;
  do length += (lines[from + count++]?.length ?? 0) + 1;
  while (length < end && from + count < lines.length);
  return count;
};
