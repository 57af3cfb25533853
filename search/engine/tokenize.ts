import {splitIdentifier} from './splitIdentifier.ts';

/** A term of a text and the place where it stands. Parts lie inside their whole. */
export type Token = {term: string; start: number; end: number; isWhole: boolean};

// A word, or an identifier that is held together by dots, dashes or slashes, with the marks that
// belong to its name: `--crf`, `@remotion/paths`, `Series.Sequence`, `H.264`.
const WHOLE = /(?:--|@)?[\p{L}\p{N}_$]+(?:['’./-][\p{L}\p{N}_$]+)*/gu;
// Longer runs are addresses and hashes, which nobody types; their parts are kept.
const LONGEST_TERM = 60;

/** Splits a text into lower-case terms: each identifier whole, then its parts. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const {0: whole, index} of text.matchAll(WHOLE)) {
    if (whole.length <= LONGEST_TERM) {
      tokens.push({term: toTerm(whole), start: index, end: index + whole.length, isWhole: true});
    }
    for (const part of splitIdentifier(whole)) {
      tokens.push({term: toTerm(part.text), start: index + part.start, end: index + part.end, isWhole: false});
    }
  }
  return tokens;
}

function toTerm(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/['’]/g, '');
}
