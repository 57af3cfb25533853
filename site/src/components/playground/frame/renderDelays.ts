import {continueRender, delayRender} from 'remotion';

/** The delays of the current code that haven't been continued. */
const open = new Set<number>();
let count = 0;

/**
 * The reader's `delayRender()` and `continueRender()`. The toolkit counts delays for the whole document, so those of
 * earlier code are continued before other code runs.
 */
export const renderDelays = {
  reset(): void {
    for (const handle of [...open]) {
      renderDelays.continueRender(handle);
    }
    count = 0;
  },
  delayRender(label?: string): number {
    const handle = delayRender(label);
    open.add(handle);
    count++;
    return handle;
  },
  continueRender(handle: number): void {
    open.delete(handle);
    continueRender(handle);
  },
  /** How often the current code has delayed the render. */
  count: (): number => count,
};
