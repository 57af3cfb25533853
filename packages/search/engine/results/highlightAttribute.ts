import type {HighlightedAttribute} from '../../contract.ts';
import type {Query} from '../query/Query.ts';
import type {Highlight} from './findHighlights.ts';
import {renderHighlights, type HighlightTags} from './renderHighlights.ts';

/** Creates the highlight result of an attribute, in the format of the hosted service. */
export function highlightAttribute(
  text: string,
  highlights: Highlight[],
  query: Query,
  tags: HighlightTags,
): HighlightedAttribute {
  const matchedWords = query.words
    .map(({term: word}) => word)
    .filter((word, index, all) => all.indexOf(word) === index && highlights.some(({words}) => words.includes(word)));
  return {
    value: renderHighlights(text, highlights, tags),
    matchLevel: getMatchLevel(query, matchedWords),
    matchedWords,
    fullyHighlighted: highlights.length > 0 && isFullyHighlighted(text, highlights),
  };
}

function getMatchLevel({words}: Query, matched: string[]): HighlightedAttribute['matchLevel'] {
  if (matched.length === 0) {
    return 'none';
  }
  return words.every(({term, isRequired}) => !isRequired || matched.includes(term)) ? 'full' : 'partial';
}

function isFullyHighlighted(text: string, highlights: Highlight[]): boolean {
  const unmatched = highlights.reduceRight((rest, {start, end}) => rest.slice(0, start) + rest.slice(end), text);
  return !/[\p{L}\p{N}]/u.test(unmatched);
}
