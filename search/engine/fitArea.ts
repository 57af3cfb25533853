import type {FoundWords} from './findWords.ts';
import {NAMED} from './findTerms.ts';
import type {Query, QueryWord} from './Query.ts';
import type {RankedRecord} from './RankedRecord.ts';

const NOT_NAMED = 0.9;
const BESIDE = 0.75;

/**
 * Says how well a page's place on the site fits a query, 1 is well: who wants to know something about an area, such as
 * `lambda`, mostly names it, and who names it wants what is in it, or a page that is called so.
 */
export function fitArea(page: RankedRecord, {words}: Query, found: FoundWords, areas: ReadonlySet<string>): number {
  if (page.area !== null && !words.some(({terms}) => terms.has(page.area ?? ''))) {
    return NOT_NAMED;
  }
  const named = words.flatMap((word, index) => {
    const area = areaNamedBy(word, areas);
    return area === null ? [] : [{area, at: found.words[index]}];
  });
  const fits = named.some(
    ({area, at}) => area === page.area || (at?.title[page.order] ?? 0) > 0 || (at?.keywords[page.order] ?? 0) > 0,
  );
  return named.length === 0 || fits ? 1 : BESIDE;
}

function areaNamedBy({terms}: QueryWord, areas: ReadonlySet<string>): string | null {
  for (const [term, quality] of terms) {
    if (quality >= NAMED && areas.has(term)) {
      return term;
    }
  }
  return null;
}
