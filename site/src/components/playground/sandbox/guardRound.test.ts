import {afterEach, beforeEach, expect, test, vi} from 'vitest';

/** Runs a loop with iterations of this many milliseconds, and returns the total time until it was stopped. */
function runLoop(guardRound: (line: number) => void, milliseconds: number, most = Infinity): number {
  let passed = 0;
  try {
    for (; passed < most; passed += milliseconds) {
      guardRound(3);
      vi.advanceTimersByTime(milliseconds);
    }
  } catch (error) {
    expect(String(error)).toContain('line 3 was stopped because it ran for more than a second');
    return passed;
  }
  return Infinity;
}

/** Creates a guard without any history. */
async function createGuard(): Promise<(line: number) => void> {
  vi.resetModules();
  return (await import('./guardRound.ts')).guardRound;
}

beforeEach(() => void vi.useFakeTimers({toFake: ['performance', 'setTimeout'], now: 10_000}));
afterEach(() => void vi.useRealTimers());

test.each([0.01, 1, 20, 400])('stops iterations of %d ms soon after a second', async (milliseconds) => {
  const passed = runLoop(await createGuard(), milliseconds);
  expect(passed).toBeGreaterThan(999);
  expect(passed).toBeLessThan(1000 + Math.max(70, 2 * milliseconds));
});

test('stops an immediate retry at once, and allows a second for later loops', async () => {
  const guardRound = await createGuard();
  runLoop(guardRound, 1);
  await Promise.resolve();
  expect(runLoop(guardRound, 1)).toBeLessThan(200);
  await Promise.resolve();
  vi.advanceTimersByTime(5000);
  expect(runLoop(guardRound, 1)).toBeGreaterThan(999);
});

test('does not stop loops that end, regardless of their number', async () => {
  const guardRound = await createGuard();
  for (let turn = 0; turn < 50; turn++) {
    expect(runLoop(guardRound, 1, 900)).toBe(Infinity);
    await Promise.resolve();
  }
});
