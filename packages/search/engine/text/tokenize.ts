import {splitIdentifier} from './splitIdentifier.ts';

/** A term of a text and its position. The ranges of parts are inside the range of the whole term. */
type Token = {term: string; start: number; end: number; isWhole: boolean};

// A word or an identifier that is connected by dots, dashes or slashes, including the punctuation that belongs to its
// name: `--crf`, `@remotion/paths`, `Series.Sequence`, `H.264`.
const wholePattern = /(?:--|@)?[\p{L}\p{N}_$]+(?:['\u2019./-][\p{L}\p{N}_$]+)*/gu;
// Longer sequences are URLs and hashes that people don't type. Only their parts are indexed.
const maxTermLength = 60;

/** Splits a text into lowercase terms: each identifier as a whole, followed by its parts. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const {0: whole, index} of text.matchAll(wholePattern)) {
    if (whole.length <= maxTermLength) {
      tokens.push({term: normalizeTerm(whole), start: index, end: index + whole.length, isWhole: true});
    }
    for (const part of splitIdentifier(whole)) {
      tokens.push({term: normalizeTerm(part.text), start: index + part.start, end: index + part.end, isWhole: false});
    }
  }
  return tokens;
}

function normalizeTerm(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['\u2019]/g, '');
}
