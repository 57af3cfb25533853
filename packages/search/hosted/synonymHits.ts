import type {SynonymHit} from 'algoliasearch';
import {synonyms} from '../engine/language/synonyms.ts';

/** The engine's synonyms in the format of the hosted service. They work in one direction only, like in the engine. */
export const synonymHits: SynonymHit[] = Object.entries(synonyms).map(([input, words]) => ({
  objectID: input,
  type: 'oneWaySynonym',
  input,
  synonyms: words.filter((word) => word !== input),
}));
