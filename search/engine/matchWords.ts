import type {FoundWords} from './findWords.ts';
import type {Field} from './fullText.ts';
import type {Query} from './Query.ts';
import type {RankedRecord} from './RankedRecord.ts';

/** Where and how well a record has the words of a query. */
export type WordMatch = {
  /** How well the words were found, each as much as it is worth. */
  strength: number;
  /** True when all required words are in the record's own title. */
  isInTitle: boolean;
  /** The share of what the known words of the query say that was found, from 0 to 1. */
  coverage: number;
};

const FIELD_WEIGHT: Record<Field, number> = {title: 4, keywords: 3.5, content: 2, body: 0.5};
// What stands above a record says less about it than about the page.
const ABOVE_WEIGHT = {title: 3.5, keywords: 1};

/** Reads how well a record has the words of a query: itself, or by the titles and keywords above it. */
export function matchWords({words}: Query, found: FoundWords, {order, above}: RankedRecord): WordMatch {
  const match = {strength: 0, isInTitle: true, coverage: 0};
  let total = 0;
  for (const [index, word] of words.entries()) {
    const at = found.words[index];
    const quality = (place: number, field: Field) => at?.[field][place] ?? 0;
    const inTitle = quality(order, 'title');
    let best = Math.max(
      inTitle * FIELD_WEIGHT.title,
      quality(order, 'keywords') * FIELD_WEIGHT.keywords,
      quality(order, 'content') * FIELD_WEIGHT.content,
      quality(order, 'body') * FIELD_WEIGHT.body,
    );
    for (const place of above) {
      best = Math.max(
        best,
        quality(place, 'title') * ABOVE_WEIGHT.title,
        quality(place, 'keywords') * ABOVE_WEIGHT.keywords,
      );
    }
    match.strength += word.worth * best;
    if (word.isRequired) {
      match.isInTitle &&= inTitle > 0;
      if (word.terms.size > 0) {
        total += word.weight;
        match.coverage += best > 0 ? word.weight : 0;
      }
    }
  }
  match.coverage /= total || 1;
  return match;
}
