import {expect} from './test.ts';

/** Waits until a number is the same as before an interval. */
export async function waitUntilSteady(read: () => Promise<number>, intervalMs: number): Promise<void> {
  let before = NaN;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await read();
        return before - last;
      },
      {intervals: [intervalMs]},
    )
    .toBe(0);
}
