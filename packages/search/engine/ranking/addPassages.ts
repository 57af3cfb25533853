import type {SearchRecord} from '../../contract.ts';
import {weights} from '../weights.ts';
import {collapseByUrl} from './collapseByUrl.ts';
import type {ScoredHit} from './scoreHits.ts';
import {Tier} from './Tier.ts';

/** A hit. If it's a page that answers a question, `passage` is the page with the text and URL of its best paragraph. */
export type PassageHit = ScoredHit & {readonly passage?: SearchRecord};

/**
 * Adds the best paragraph to each page that was found by full-text search for a question. `hits` contains all hits, and
 * `diversified` the ones to show, best first. Drops hits that have the same URL as a passage above them.
 */
export function addPassages(hits: readonly ScoredHit[], diversified: readonly ScoredHit[]): PassageHit[] {
  const bestParagraphs = collapseByUrl(hits.filter(isRelevantParagraph), (record) => record.url_without_anchor);
  const shown = new Set<string>();
  return diversified.flatMap((hit): PassageHit[] => {
    const {record} = hit.features;
    const paragraph =
      hit.tier === Tier.fullText && record.type === 'lvl1'
        ? bestParagraphs.get(record.url)?.features.record
        : undefined;
    const hitWithPassage: PassageHit =
      paragraph === undefined || shown.has(paragraph.url)
        ? hit
        : {...hit, passage: {...record, content: paragraph.content, url: paragraph.url, anchor: paragraph.anchor}};
    const {url} = hitWithPassage.passage ?? record;
    if (shown.has(url)) {
      return [];
    }
    shown.add(url);
    return [hitWithPassage];
  });
}

/** Returns whether a hit is a paragraph that contains enough words of the question. */
function isRelevantParagraph({tier, coverage, features}: ScoredHit): boolean {
  return tier === Tier.fullText && features.record.type === 'content' && coverage >= weights.minPassageCoverage;
}
