import {Tier} from '../engine/ranking/Tier.ts';
import {weights, type Weights} from '../engine/weights.ts';

/** A part of the ranking that can be left out. */
export type Ablation = {readonly name: string; readonly leaveOut: () => void; readonly restore: () => void};

/** The value of each weight at which it has no effect. */
const neutral: Weights = {
  inflection: 0,
  synonym: 0,
  prefix: 0,
  longer: 0,
  typos: [1, 0, 0],
  commonness: 1,
  minKnown: 0,
  minCoverage: 0,
  answer: 2,
  title: 2,
  keywords: 0,
  partOfKeyword: 0,
  content: 0,
  body: 0,
  titleAbove: 0,
  keywordsAbove: 0,
  area: 0,
  page: 0,
  pageTitle: 0,
  pageKeywords: 0,
  pageDescription: 0,
  titleShare: 0,
  aside: 1,
  unnamedArea: 1,
  samePage: 1,
  quoted: 1,
  quotedByFewWords: weights.quoted,
  exactness: 1,
  troubleshooting: 1,
  verbatim: 1,
  sharedTitle: 1,
  perFolder: 0,
  perDoubling: 0,
  news: 1,
  shows: 1,
  lesson: 1,
};

/** Every weight without its effect, and every tier as if its hits were only found by their words. */
export const ablations: readonly Ablation[] = [
  ...createAblations('weight', weights as Record<string, unknown>, neutral),
  ...createAblations(
    'tier',
    Tier,
    Object.fromEntries(Object.keys(Tier).flatMap((name) => (name === 'words' ? [] : [[name, Tier.words]]))),
  ),
];

function createAblations(
  kind: string,
  values: Record<string, unknown>,
  without: Readonly<Record<string, unknown>>,
): Ablation[] {
  return Object.entries(without).map(([name, value]) => {
    const before = values[name];
    return {
      name: `${kind} ${name}`,
      leaveOut: () => void (values[name] = value),
      restore: () => void (values[name] = before),
    };
  });
}
