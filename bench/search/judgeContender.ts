import {judge, type Find, type Judgement} from '../../packages/search/relevance/judge.ts';
import {judgeHeldOut, type HeldOutFigures} from '../../packages/search/relevance/judgeHeldOut.ts';
import type {SearchRecord} from '../../packages/search/contract.ts';
import type {Contender} from './Contender.ts';

/** How a search answers the test queries, and those that nobody tuned it for. */
export type Verdict = {
  readonly judgement: Judgement;
  readonly heldOut: HeldOutFigures;
  /** The response times in milliseconds. */
  readonly times: readonly number[];
};

/** Runs all queries one after the other, and judges the answers. */
export async function judgeContender({find}: Contender, records: readonly SearchRecord[]): Promise<Verdict> {
  const judgeAll = (answer: Find) => ({judgement: judge(answer, records), heldOut: judgeHeldOut(answer)});
  const limits = new Map<string, number>();
  // The judge is synchronous, so a first run collects its queries.
  judgeAll((query, limit) => {
    limits.set(query, limit);
    return [];
  });
  const answers = new Map<string, string[]>();
  const times: number[] = [];
  for (const [query, limit] of limits) {
    const started = performance.now();
    answers.set(query, [...(await find(query, limit))]);
    times.push(performance.now() - started);
  }
  return {...judgeAll((query) => answers.get(query) ?? []), times};
}
