import type {HighlightedAttribute} from '../../contract.ts';
import type {Mark} from './findMarks.ts';
import type {Query} from '../query/Query.ts';
import {writeMarks, type MarkTags} from './writeMarks.ts';

/** Writes a text with its marked ranges highlighted. */
export function highlight(text: string, marks: Mark[], query: Query, tags: MarkTags): HighlightedAttribute {
  const matchedWords = query.words
    .map(({text: word}) => word)
    .filter((word, index, all) => all.indexOf(word) === index && marks.some(({words}) => words.includes(word)));
  return {
    value: writeMarks(text, marks, tags),
    matchLevel: getMatchLevel(query, matchedWords),
    matchedWords,
    fullyHighlighted: marks.length > 0 && isCovered(text, marks),
  };
}

function getMatchLevel({words}: Query, matched: string[]): HighlightedAttribute['matchLevel'] {
  if (matched.length === 0) {
    return 'none';
  }
  return words.every(({text, isRequired}) => !isRequired || matched.includes(text)) ? 'full' : 'partial';
}

function isCovered(text: string, marks: {start: number; end: number}[]): boolean {
  const unmarked = marks.reduceRight((rest, {start, end}) => rest.slice(0, start) + rest.slice(end), text);
  return !/[\p{L}\p{N}]/u.test(unmarked);
}
