import {measureKeystrokes} from './measureKeystrokes.ts';
import {quantile} from './quantile.ts';
import {withSite} from './withSite.ts';

/** From a key in the search dialog until its results are painted. */
export const keystrokes = (): Promise<void> =>
  withSite(async (url) => {
    const times = await measureKeystrokes(url, 'interpolate');
    console.log(
      `Keystroke to painted results: median ${quantile(times, 0.5).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`,
    );
  });
