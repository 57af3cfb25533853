import {asked} from './golden/asked.ts';
import {errors} from './golden/errors.ts';
import type {Expected} from './golden/Expected.ts';
import {nonsense} from './golden/nonsense.ts';
import {options} from './golden/options.ts';
import {places} from './golden/places.ts';
import {prefixes} from './golden/prefixes.ts';
import {symbols} from './golden/symbols.ts';
import {synonyms} from './golden/synonyms.ts';
import {tasks} from './golden/tasks.ts';
import {typos} from './golden/typos.ts';

export type QueryKind = {
  readonly name: string;
  readonly queries: Expected;
  /** How far down a right answer may stand; 1 is the first. */
  readonly within: number;
  /** The share of the queries that have to be answered so. */
  readonly share: number;
};

/** The queries by which the ranking is judged. A right answer for nonsense is none. */
export const goldenSet: readonly QueryKind[] = [
  {name: 'symbols', queries: symbols, within: 1, share: 0.99},
  {name: 'options, flags and setters', queries: options, within: 1, share: 0.99},
  {name: 'errors', queries: errors, within: 1, share: 0.95},
  {name: 'tasks', queries: tasks, within: 3, share: 0.92},
  {name: 'asked', queries: asked, within: 3, share: 0.9},
  {name: 'places', queries: places, within: 3, share: 0.9},
  {name: 'synonyms', queries: synonyms, within: 3, share: 0.92},
  {name: 'prefixes', queries: prefixes, within: 3, share: 0.92},
  {name: 'typos', queries: typos, within: 3, share: 0.92},
  {name: 'nonsense', queries: nonsense, within: 1, share: 1},
];

/** The mean of one divided by the rank of the first right answer, over all queries that have one and a threshold. */
export const minMeanReciprocalRank = 0.92;
