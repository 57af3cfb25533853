import {afterEach, beforeEach, expect, it, vi} from 'vitest';

/** Goes round and round, each time for so many milliseconds, and gives how many of them passed before it was stopped. */
const loop = (guardRound: (line: number) => void, milliseconds: number, most = Infinity): number => {
  let passed = 0;
  try {
    for (; passed < most; passed += milliseconds) {
      guardRound(3);
      vi.advanceTimersByTime(milliseconds);
    }
  } catch (error) {
    expect(String(error)).toContain('line 3 ran for more than a second');
    return passed;
  }
  return Infinity;
};

/** A guard that has seen nothing. */
const freshGuard = async (): Promise<(line: number) => void> => {
  vi.resetModules();
  return (await import('./guardRound')).guardRound;
};

beforeEach(() => void vi.useFakeTimers({toFake: ['performance', 'setTimeout'], now: 10_000}));
afterEach(() => void vi.useRealTimers());

it.each([0.01, 1, 20, 400])('stops rounds of %d ms soon after a second', async (milliseconds) => {
  const passed = loop(await freshGuard(), milliseconds);
  expect(passed).toBeGreaterThan(999);
  expect(passed).toBeLessThan(1000 + Math.max(70, 2 * milliseconds));
});

it('stops at once what is tried again at once, and gives a second to what comes later', async () => {
  const guardRound = await freshGuard();
  loop(guardRound, 1);
  await Promise.resolve();
  expect(loop(guardRound, 1)).toBeLessThan(200);
  await Promise.resolve();
  vi.advanceTimersByTime(5000);
  expect(loop(guardRound, 1)).toBeGreaterThan(999);
});

it('lets loops be that end, however many there are', async () => {
  const guardRound = await freshGuard();
  for (let turn = 0; turn < 50; turn++) {
    expect(loop(guardRound, 1, 900)).toBe(Infinity);
    await Promise.resolve();
  }
});
