import type {IndexSettings} from 'algoliasearch';
import {HITS_PER_PAGE, LEVELS, SNIPPET_WORDS} from '../contract.ts';
import {kindWords} from '../engine/kindWords.ts';
import {stopWords} from '../engine/stopWords.ts';

const texts = [...LEVELS.map((level) => `hierarchy.${level}`), 'content'];

/** The settings of the hosted index: what this project's own engine does, as far as they can say it. */
export const settings: IndexSettings = {
  // Names before titles before texts; the place in a text does not count.
  searchableAttributes: [
    'unordered(symbols)',
    'unordered(hierarchy.lvl1)',
    'unordered(labels)',
    'unordered(keywords)',
    'unordered(message)',
    ...LEVELS.slice(2).map((level) => `unordered(hierarchy.${level})`),
    'unordered(content)',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['filterOnly(kind)'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'url_without_anchor', 'anchor'],
  attributesToHighlight: texts,
  attributesToSnippet: texts.map((name) => `${name}:${SNIPPET_WORDS}`),
  camelCaseAttributes: ['symbols', 'hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3'],
  // One hit for a place, however many of its paragraphs fit.
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  customRanking: ['desc(weight.level)', 'desc(weight.links)', 'asc(weight.position)'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  ignorePlurals: ['en'],
  queryLanguages: ['en'],
  optionalWords: [...stopWords, ...kindWords],
  removeWordsIfNoResults: 'allOptional',
  hitsPerPage: HITS_PER_PAGE,
};
