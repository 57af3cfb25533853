import {expect, test} from 'vitest';
import {runSteps, type Step} from './runSteps.ts';

/** Creates a step that writes its name to `log` when it starts and when it ends, after some turns of the event loop. */
function createStep(log: string[], name: string, turns: number, needs: readonly Step[] = []): Step {
  return {
    needs,
    run: async ({isInBackground}) => {
      log.push(`${name} starts${isInBackground ? ' in the background' : ''}`);
      for (let turn = 0; turn < turns; turn++) {
        await new Promise((resolve) => setImmediate(resolve));
      }
      log.push(`${name} ends`);
    },
  };
}

test('runs two steps at a time, and starts those first that come first in the list', async () => {
  const log: string[] = [];
  const first = createStep(log, 'first', 1);
  const long = createStep(log, 'long', 20);
  const after = createStep(log, 'after', 1, [first]);
  const last = createStep(log, 'last', 1, [long]);
  await runSteps([last, first, long, after]);
  expect(log).toEqual([
    'first starts',
    'long starts in the background',
    'first ends',
    'after starts',
    'after ends',
    'long ends',
    'last starts',
    'last ends',
  ]);
});

test('ignores a needed step that is not in the list', async () => {
  const log: string[] = [];
  await runSteps([createStep(log, 'one', 1, [createStep(log, 'other', 1)])]);
  expect(log).toEqual(['one starts', 'one ends']);
});

test('aborts the other step and starts no more if a step fails', async () => {
  const log: string[] = [];
  const failing: Step = {needs: [], run: () => Promise.reject(new Error('Broken.'))};
  const other: Step = {
    needs: [],
    run: async ({signal}) => {
      await new Promise((resolve) => signal?.addEventListener('abort', resolve));
      log.push('aborted');
    },
  };
  await expect(runSteps([other, failing, createStep(log, 'next', 1)])).rejects.toThrow('Broken.');
  expect(log).toEqual(['aborted']);
});
