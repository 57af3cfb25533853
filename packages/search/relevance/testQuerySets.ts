import {userQueries} from './testQueries/userQueries.ts';
import {errors} from './testQueries/errors.ts';
import type {Judgments} from './Judgments.ts';
import {nonsense} from './testQueries/nonsense.ts';
import {options} from './testQueries/options.ts';
import {navigation} from './testQueries/navigation.ts';
import {prefixes} from './testQueries/prefixes.ts';
import {symbols} from './testQueries/symbols.ts';
import {synonyms} from './testQueries/synonyms.ts';
import {tasks} from './testQueries/tasks.ts';
import {typos} from './testQueries/typos.ts';

/** Test queries of one kind, and how well the search has to answer them. */
export type QuerySet = {
  readonly name: string;
  readonly queries: Judgments;
  /** The lowest rank at which a relevant page is a success; 1 is the first. */
  readonly maxRank: number;
  /** The share of the queries that have to be a success, from 0 to 1. */
  readonly minSuccess: number;
};

/** The queries that the ranking is evaluated with. For nonsense, an empty result is a success. */
export const testQuerySets: readonly QuerySet[] = [
  {name: 'symbols', queries: symbols, maxRank: 1, minSuccess: 0.99},
  {name: 'options, flags and setters', queries: options, maxRank: 1, minSuccess: 0.99},
  {name: 'errors', queries: errors, maxRank: 1, minSuccess: 0.95},
  {name: 'tasks', queries: tasks, maxRank: 3, minSuccess: 0.92},
  {name: 'user queries', queries: userQueries, maxRank: 3, minSuccess: 0.9},
  {name: 'navigation', queries: navigation, maxRank: 3, minSuccess: 0.9},
  {name: 'synonyms', queries: synonyms, maxRank: 3, minSuccess: 0.92},
  {name: 'prefixes', queries: prefixes, maxRank: 3, minSuccess: 0.92},
  {name: 'typos', queries: typos, maxRank: 3, minSuccess: 0.92},
  {name: 'nonsense', queries: nonsense, maxRank: 1, minSuccess: 1},
];

/** The minimum mean reciprocal rank of all queries in these sets except nonsense. */
export const minMeanReciprocalRank = 0.92;
