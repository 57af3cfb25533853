import {Tier} from '../engine/ranking/Tier.ts';
import {weights, type Weights} from '../engine/weights.ts';

/** A part of the ranking that can be left out. */
type Ablation = {readonly name: string; readonly leaveOut: () => void; readonly restore: () => void};

/** The value of each weight at which it has no effect. */
const neutral: Weights = {
  inflection: 0,
  synonym: 0,
  prefix: 0,
  prefixOfKnownWord: 0,
  typos: [1, 0, 0],
  idfExponent: 1,
  minKnownShare: 0,
  minCoverage: 0,
  minPassageCoverage: 2,
  title: 2,
  keywords: 0,
  partialKeywordPenalty: 0,
  content: 0,
  body: 0,
  ancestorTitle: 0,
  ancestorKeywords: 0,
  location: 0,
  pageRelevance: 0,
  pageTitle: 0,
  pageKeywords: 0,
  pageDescription: 0,
  titleCoverage: 0,
  commonHeading: 1,
  unnamedFolder: 1,
  samePageDecay: 1,
  minMessageOverlap: 1,
  minShortMessageOverlap: weights.minMessageOverlap,
  overlapExponent: 1,
  troubleshooting: 1,
  verbatim: 1,
  sharedTitle: 1,
  folderDepth: 0,
  links: 0,
  news: 1,
  showcase: 1,
  lesson: 1,
};

/** Every weight without its effect, and every tier as if its hits were only found by full-text search. */
export const ablations: readonly Ablation[] = [
  ...createAblations('weight', weights as Record<string, unknown>, neutral),
  ...createAblations(
    'tier',
    Tier,
    Object.fromEntries(Object.keys(Tier).flatMap((name) => (name === 'fullText' ? [] : [[name, Tier.fullText]]))),
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
