import type {SynonymHit} from 'algoliasearch';
import {phraseSynonyms} from '../engine/phraseSynonyms.ts';
import {synonyms} from '../engine/synonyms.ts';

/** The engine's synonyms as the hosted service stores them; one way only, there as here. */
export const synonymObjects: SynonymHit[] = Object.entries({...synonyms, ...phraseSynonyms}).map(([input, words]) => ({
  objectID: input.replaceAll(' ', '-'),
  type: 'oneWaySynonym',
  input,
  synonyms: words.filter((word) => word !== input),
}));
