import {evaluate, type SearchFunction, type Evaluation} from '../../packages/search/relevance/evaluate.ts';
import {evaluateHeldOut, type HeldOutMetrics} from '../../packages/search/relevance/evaluateHeldOut.ts';
import type {SearchRecord} from '../../packages/search/contract.ts';
import type {SearchPeer} from './SearchPeer.ts';

/** How a search answers the test queries, and those that nobody tuned it for. */
export type PeerEvaluation = {
  readonly evaluation: Evaluation;
  readonly heldOut: HeldOutMetrics;
  /** The response times in milliseconds. */
  readonly times: readonly number[];
};

/** Runs all queries one after the other, and evaluates the answers. */
export async function evaluatePeer({find}: SearchPeer, records: readonly SearchRecord[]): Promise<PeerEvaluation> {
  const evaluateAll = (answer: SearchFunction) => ({
    evaluation: evaluate(answer, records),
    heldOut: evaluateHeldOut(answer),
  });
  const limits = new Map<string, number>();
  // The evaluation is synchronous, so a first run collects its queries.
  evaluateAll((query, limit) => {
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
  return {...evaluateAll((query) => answers.get(query) ?? []), times};
}
