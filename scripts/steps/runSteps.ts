import type {StepOptions} from './runStep.ts';

export type Step = {
  readonly run: (options: StepOptions) => Promise<void>;
  /** The steps that have to be finished before it starts, if they're run at all. */
  readonly needs: readonly Step[];
};

/** Most steps only need one core, and our machines for tests have two. */
const MAX_RUNNING = 2;

/**
 * Runs steps, two at a time. Of those that can start, the first one in the list does. Only one of two writes to the
 * terminal while it runs. If a step fails, the other one is aborted.
 */
export async function runSteps(steps: readonly Step[], options?: StepOptions): Promise<void> {
  const failure = new AbortController();
  const waiting = new Set(steps);
  const running = new Map<Step, {readonly end: Promise<void>; readonly isInBackground: boolean}>();
  const canStart = (step: Step): boolean => !step.needs.some((need) => waiting.has(need) || running.has(need));
  const start = (step: Step): void => {
    const isInBackground = [...running.values()].some((other) => !other.isInBackground);
    const end = step.run({...options, signal: failure.signal, isInBackground});
    waiting.delete(step);
    running.set(step, {isInBackground, end: end.then(() => void running.delete(step))});
  };
  while (waiting.size > 0 || running.size > 0) {
    for (const step of [...waiting].filter(canStart).slice(0, MAX_RUNNING - running.size)) {
      start(step);
    }
    const ends = [...running.values()].map(({end}) => end);
    try {
      await Promise.race(ends);
    } catch (error) {
      failure.abort();
      await Promise.allSettled(ends);
      throw error;
    }
  }
}
