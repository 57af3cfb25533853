import type {StepOptions} from './runStep.ts';

export type Step = {
  readonly run: (options: StepOptions) => Promise<void>;
  /** The steps that have to finish before this one starts. Those that aren't in the list are ignored. */
  readonly needs: readonly Step[];
};

/** Most steps only need one core, and our test machines have two. */
const maxRunning = 2;

/**
 * Runs steps, two at a time. Of the steps that can start, those that come first in the list do. While two steps run,
 * only one of them writes to the terminal. If a step fails, the other one is aborted.
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
    for (const step of [...waiting].filter(canStart).slice(0, maxRunning - running.size)) {
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
