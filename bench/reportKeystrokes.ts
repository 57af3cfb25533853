import {measureKeystrokes} from './measureKeystrokes.ts';
import {getQuantile} from './getQuantile.ts';
import {withSite} from './withSite.ts';

/** Measures the time from a keystroke in the search dialog until its results are painted. */
export function reportKeystrokes(): Promise<void> {
  return withSite(async (url) => {
    const times = await measureKeystrokes(url, ['interpolate', 'fade in text', 'sequence']);
    console.log(
      `Keystroke to painted results: median ${getQuantile(times, 0.5).toFixed(0)} ms, slowest ${Math.max(...times).toFixed(0)} ms`,
    );
  });
}
