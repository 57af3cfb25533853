import {judge, type Judgement} from '../../packages/search/relevance/judge.ts';
import type {SearchRecord} from '../../packages/search/contract.ts';
import type {Contender} from './Contender.ts';

/** Runs all test queries one after the other. Returns the relevance figures and the response times in milliseconds. */
export async function judgeContender(
  {find}: Contender,
  records: readonly SearchRecord[],
): Promise<{judgement: Judgement; times: readonly number[]}> {
  const limits = new Map<string, number>();
  // The judge is synchronous, so a first run collects its queries.
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
}
