import type {FoundWord, FoundWords} from './findWords.ts';
import type {Query, QueryWord} from '../query/Query.ts';
import type {RankedRecord} from '../features/RankedRecord.ts';
import {weights} from '../weights.ts';

/** Where and how well a record matches the words of a query. */
export type WordMatch = {
  /** How well the words match, weighted by how informative they are. */
  strength: number;
  /** How much of the information in the query's known words was found, from 0 to 1. */
  coverage: number;
};

/**
 * Calculates how well a record matches the words of a query, either itself or through the titles and keywords above it.
 */
export function matchWords({words}: Query, found: FoundWords, ranked: RankedRecord): WordMatch {
  const match = {strength: 0, coverage: 0};
  let total = 0;
  for (let index = 0; index < words.length; index++) {
    const [word, at] = [words[index], found.words[index]];
    // Small words add no strength.
    if (!word?.isRequired || !at) {
      continue;
    }
    const strength = Math.max(
      getOwnStrength(at, ranked.order),
      getStrengthAbove(at, ranked.above),
      getAreaStrength(word, ranked),
    );
    match.strength += word.worth * strength;
    if (word.terms.size > 0) {
      total += word.worth;
      match.coverage += strength > 0 ? word.worth : 0;
    }
  }
  match.coverage /= total || 1;
  return match;
}

function getOwnStrength({title, keywords, content, body}: FoundWord, place: number): number {
  return Math.max(
    (title[place] ?? 0) * weights.title,
    (keywords[place] ?? 0) * weights.keywords,
    (content[place] ?? 0) * weights.content,
    (body[place] ?? 0) * weights.body,
  );
}

function getStrengthAbove({title, keywords}: FoundWord, above: number[]): number {
  let best = 0;
  for (const place of above) {
    best = Math.max(best, (title[place] ?? 0) * weights.titleAbove, (keywords[place] ?? 0) * weights.keywordsAbove);
  }
  return best;
}

function getAreaStrength({text, terms}: QueryWord, {area, sectionWords}: RankedRecord): number {
  if (sectionWords.includes(text)) {
    return weights.area;
  }
  return area === null ? 0 : (terms.get(area) ?? 0) * weights.area;
}
