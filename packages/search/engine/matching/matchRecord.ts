import type {RecordFeatures} from '../features/RecordFeatures.ts';
import type {Query, QueryWord} from '../query/Query.ts';
import {weights} from '../weights.ts';
import type {FieldMatches, Candidates} from './retrieveCandidates.ts';

/** How well a record matches the words of a query. */
export type TextMatch = {
  /** The sum of the match strengths of the words, weighted by their IDF. */
  strength: number;
  /** The share of the query's known words that the record contains, weighted by their IDF, from 0 to 1. */
  coverage: number;
};

/**
 * Calculates how well a record matches the words of a query, either itself or through the titles and keywords of its
 * ancestors.
 */
export function matchRecord({words}: Query, candidates: Candidates, features: RecordFeatures): TextMatch {
  const match = {strength: 0, coverage: 0};
  let total = 0;
  for (let index = 0; index < words.length; index++) {
    const [word, matches] = [words[index], candidates.matches[index]];
    // Stop words add no strength.
    if (!word?.isRequired || !matches) {
      continue;
    }
    const strength = Math.max(
      getOwnStrength(matches, features.docId),
      getAncestorStrength(matches, features.ancestors),
      getLocationStrength(word, features),
    );
    match.strength += word.weight * strength;
    if (word.matchingTerms.size > 0) {
      total += word.weight;
      match.coverage += strength > 0 ? word.weight : 0;
    }
  }
  match.coverage /= total || 1;
  return match;
}

function getOwnStrength({title, keywords, content, body}: FieldMatches, docId: number): number {
  return Math.max(
    (title[docId] ?? 0) * weights.title,
    (keywords[docId] ?? 0) * weights.keywords,
    (content[docId] ?? 0) * weights.content,
    (body[docId] ?? 0) * weights.body,
  );
}

function getAncestorStrength({title, keywords}: FieldMatches, ancestors: number[]): number {
  let best = 0;
  for (const docId of ancestors) {
    best = Math.max(
      best,
      (title[docId] ?? 0) * weights.ancestorTitle,
      (keywords[docId] ?? 0) * weights.ancestorKeywords,
    );
  }
  return best;
}

function getLocationStrength({term, matchingTerms}: QueryWord, {urlFolder, sectionWords}: RecordFeatures): number {
  if (sectionWords.includes(term)) {
    return weights.location;
  }
  return urlFolder === null ? 0 : (matchingTerms.get(urlFolder) ?? 0) * weights.location;
}
