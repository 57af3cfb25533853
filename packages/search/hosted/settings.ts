import type {IndexSettings} from 'algoliasearch';
import {defaultHitsPerPage, allLevels, snippetWords} from '../contract.ts';
import {kindWords} from '../engine/language/kindWords.ts';
import {stopWords} from '../engine/language/stopWords.ts';

const displayedAttributes = [...allLevels.map((level) => `hierarchy.${level}`), 'content'];

/**
 * The settings of the hosted index. They reproduce the behavior of this project's own engine as closely as possible.
 */
export const settings: IndexSettings = {
  // Names before titles before paragraphs. The position in an attribute doesn't matter.
  searchableAttributes: [
    'unordered(symbols)',
    'unordered(hierarchy.lvl1)',
    'unordered(labels)',
    'unordered(keywords)',
    'unordered(message)',
    ...allLevels.slice(2).map((level) => `unordered(hierarchy.${level})`),
    'unordered(content)',
    'unordered(hierarchy.lvl0)',
  ],
  attributesForFaceting: ['filterOnly(kind)'],
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url', 'url_without_anchor', 'anchor'],
  attributesToHighlight: displayedAttributes,
  attributesToSnippet: displayedAttributes.map((name) => `${name}:${snippetWords}`),
  camelCaseAttributes: ['symbols', 'hierarchy.lvl1', 'hierarchy.lvl2', 'hierarchy.lvl3'],
  // One hit per heading, even if several of its paragraphs match.
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
  hitsPerPage: defaultHitsPerPage,
};
