import type {SearchRecord} from '../contract.ts';
import type {RankedHit} from './rankHits.ts';
import {Tier} from './Tier.ts';
import {weights} from './weights.ts';

/** A hit. If it's a page that answers a question, `answer` is the page with the text and URL of its best paragraph. */
export type AnsweredHit = RankedHit & {readonly answer?: SearchRecord};

/**
 * Adds the best paragraph to each page that was found by the words of a question. `ranked` contains all hits, and
 * `spread` the ones to show, both best first. Drops hits that would lead to the same place as an answer above them.
 */
export function addAnswers(ranked: readonly RankedHit[], spread: readonly RankedHit[]): AnsweredHit[] {
  const paragraphs = findParagraphs(ranked);
  const shown = new Set<string>();
  return spread.flatMap((hit): AnsweredHit[] => {
    const {record} = hit.ranked;
    const paragraph = hit.tier === Tier.words && record.type === 'lvl1' ? paragraphs.get(record.url) : undefined;
    const answered: AnsweredHit =
      paragraph === undefined || shown.has(paragraph.url)
        ? hit
        : {...hit, answer: {...record, content: paragraph.content, url: paragraph.url, anchor: paragraph.anchor}};
    const {url} = answered.answer ?? record;
    if (shown.has(url)) {
      return [];
    }
    shown.add(url);
    return [answered];
  });
}

/** Returns the best paragraph of each page, by the URL of the page. */
function findParagraphs(ranked: readonly RankedHit[]): Map<string, SearchRecord> {
  const best = new Map<string, SearchRecord>();
  for (const {
    tier,
    coverage,
    ranked: {record},
  } of ranked) {
    const isAnswer = tier === Tier.words && record.type === 'content' && coverage >= weights.answer;
    if (isAnswer && !best.has(record.url_without_anchor)) {
      best.set(record.url_without_anchor, record);
    }
  }
  return best;
}
