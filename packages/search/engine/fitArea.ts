import type {FoundWords} from './findWords.ts';
import type {Query, QueryWord} from './Query.ts';
import type {RankedRecord} from './RankedRecord.ts';
import {getSectionWeight} from './sections.ts';
import {weights} from './weights.ts';

/**
 * Returns how well a page's location on the site fits a query, where 1 is a good fit. Readers who are interested in an
 * area such as `lambda` usually name it, and readers who name it want a page in that area or a page with that name.
 */
export function fitArea(page: RankedRecord, {words}: Query, found: FoundWords, areas: ReadonlySet<string>): number {
  if (words.some(({text}) => page.sectionWords.includes(text))) {
    return 1 / getSectionWeight(page.record.hierarchy.lvl0);
  }
  if (page.area !== null && !words.some(({terms}) => terms.has(page.area ?? ''))) {
    return weights.unnamedArea;
  }
  const named = words.flatMap((word, index) => {
    const area = findNamedArea(word, areas);
    return area === null ? [] : [{area, at: found.words[index]}];
  });
  const fits = named.some(
    ({area, at}) => area === page.area || (at?.title[page.order] ?? 0) > 0 || (at?.keywords[page.order] ?? 0) > 0,
  );
  return named.length === 0 || fits ? 1 : weights.otherArea;
}

function findNamedArea({terms}: QueryWord, areas: ReadonlySet<string>): string | null {
  for (const [term, quality] of terms) {
    if (quality >= weights.inflection && areas.has(term)) {
      return term;
    }
  }
  return null;
}
