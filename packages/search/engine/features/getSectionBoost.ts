import {weights} from '../weights.ts';
import {sections} from './sections.ts';

/** Returns the boost of the pages of a section if the query doesn't name it. */
export function getSectionBoost(name: string): number {
  const boost = sections[name]?.boost;
  return boost === undefined ? 1 : weights[boost];
}
