import {continueRender, delayRender} from 'remotion';
import {countUnfinishedLoads} from './inspect/watchLoads.ts';
import {readLoadedFonts} from './readLoadedFonts.ts';

/** The delays of the current code that haven't been continued. */
const open = new Set<number>();
let count = 0;
let awaitedFonts: readonly string[] = [];
let unfinishedLoads = 0;

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
    awaitedFonts = [];
    unfinishedLoads = 0;
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
    if (open.size === 0) {
      unfinishedLoads = countUnfinishedLoads();
      // The caller may add a font in its next line.
      queueMicrotask(() => (awaitedFonts = readLoadedFonts()));
    }
  },
  /** The families of the fonts that had loaded when the last delay was continued. */
  awaitedFonts: (): readonly string[] => awaitedFonts,
  /** How many files the code was still loading at that time. */
  unfinishedLoads: (): number => unfinishedLoads,
  /** The delays of the current code that haven't been continued. */
  openCount: (): number => open.size,
  /** How often the current code has delayed the render. */
  count: (): number => count,
};
