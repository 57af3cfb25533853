import {expect} from './test.ts';

/** Waits until a number is the same as before an interval in milliseconds. */
export async function waitUntilSteady(read: () => Promise<number>, interval: number): Promise<void> {
  let before = NaN;
  await expect
    .poll(
      async () => {
        const last = before;
        before = await read();
        return before - last;
      },
      {intervals: [interval]},
    )
    .toBe(0);
}
