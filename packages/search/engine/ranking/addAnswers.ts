import type {SearchRecord} from '../../contract.ts';
import {findBest} from './findBest.ts';
import type {RankedHit} from './rankHits.ts';
import {Tier} from './Tier.ts';
import {weights} from '../weights.ts';

/** A hit. If it's a page that answers a question, `answer` is the page with the text and URL of its best paragraph. */
export type AnsweredHit = RankedHit & {readonly answer?: SearchRecord};

/**
 * Adds the best paragraph to each page that was found by the words of a question. `ranked` contains all hits, and
 * `spread` the ones to show, best first. Drops hits that would lead to the same place as an answer above them.
 */
export function addAnswers(ranked: readonly RankedHit[], spread: readonly RankedHit[]): AnsweredHit[] {
  const paragraphs = findBest(ranked.filter(isAnswer), (record) => record.url_without_anchor);
  const shown = new Set<string>();
  return spread.flatMap((hit): AnsweredHit[] => {
    const {record} = hit.ranked;
    const paragraph =
      hit.tier === Tier.words && record.type === 'lvl1' ? paragraphs.get(record.url)?.ranked.record : undefined;
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

/** Returns whether a hit is a paragraph that contains enough of the question. */
function isAnswer({tier, coverage, ranked}: RankedHit): boolean {
  return tier === Tier.words && ranked.record.type === 'content' && coverage >= weights.answer;
}
