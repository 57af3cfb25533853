import type {Field} from './fullText.ts';
import type {Query, QueryWord} from './Query.ts';

/** Where and how well a record has the words of a query. */
export type WordMatch = {
  /** How well each word was found, in the order of the query: 0 is not at all. */
  byWord: number[];
  hasAllRequired: boolean;
  /** True when all required words are in the record's own title. */
  isInTitle: boolean;
  /** The share of the query's weight that was found, from 0 to 1. */
  coverage: number;
};

/** The terms of the index that a record has, and the fields that have them. */
export type TermMatches = Record<string, string[]>;

const FIELD_WEIGHT: Record<Field, number> = {title: 4, content: 1.6, body: 0.5};
const ABOVE_WEIGHT = 3;

/**
 * Reads which words of a query a record has out of the terms that matched: its own, and those of the headings above it,
 * of which only the titles count.
 */
export function matchWords({words}: Query, own: TermMatches, above: TermMatches[]): WordMatch {
  const match = {byWord: [] as number[], hasAllRequired: true, isInTitle: true, coverage: 0};
  let total = 0;
  for (const word of words) {
    const inTitle = inField(word, own, 'title');
    const best = Math.max(
      inTitle * FIELD_WEIGHT.title,
      inField(word, own, 'content') * FIELD_WEIGHT.content,
      inField(word, own, 'body') * FIELD_WEIGHT.body,
      ...above.map((matches) => inField(word, matches, 'title') * ABOVE_WEIGHT),
    );
    match.byWord.push(best);
    if (word.isRequired) {
      total += word.weight;
      match.coverage += best > 0 ? word.weight : 0;
      match.hasAllRequired &&= best > 0;
      match.isInTitle &&= inTitle > 0;
    }
  }
  match.coverage /= total || 1;
  return match;
}

/** How well the best term in a field stands for the word, or 0. */
function inField({terms}: QueryWord, matches: TermMatches, field: Field): number {
  let best = 0;
  for (const term in matches) {
    const quality = terms.get(term) ?? 0;
    if (quality > best && matches[term]?.includes(field)) {
      best = quality;
    }
  }
  return best;
}
