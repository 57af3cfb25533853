import {judge, type Judgement} from '../../../search/relevance/judge.ts';
import type {SearchRecord} from '../../../search/contract.ts';
import type {Contender} from './Contender.ts';

/** Asks all queries of the golden set, one after the other. Gives the judgement, and the milliseconds of each answer. */
export const judgeContender = async (
  {find}: Contender,
  records: readonly SearchRecord[],
): Promise<{judgement: Judgement; times: readonly number[]}> => {
  const limits = new Map<string, number>();
  // The judge asks at once and does not wait; it is asked for its queries first.
  judge((query, limit) => {
    limits.set(query, limit);
    return [];
  }, records);
  const answers = new Map<string, string[]>();
  const times: number[] = [];
  for (const [query, limit] of limits) {
    const started = performance.now();
    answers.set(query, [...(await find(query, limit))]);
    times.push(performance.now() - started);
  }
  return {judgement: judge((query) => answers.get(query) ?? [], records), times};
};
