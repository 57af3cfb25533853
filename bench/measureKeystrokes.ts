import type {Page} from '@playwright/test';
import {withBrowser} from './withBrowser.ts';

/**
 * Types words into the search dialog in a browser, one key at a time.
 * @returns the milliseconds per key from the event until the results for the new query are painted.
 */
export function measureKeystrokes(url: string, words: readonly string[]): Promise<number[]> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.goto(`${url}/docs/`);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.keyboard.press('Control+k');
    const input = page.locator('.DocSearch-Input');
    await input.waitFor();
    const times: number[] = [];
    for (const word of words) {
      await input.fill('');
      for (const key of word) {
        const time = await observeResults(page);
        await page.keyboard.press(key);
        times.push(await time.evaluate(({painted}) => painted));
      }
    }
    return times;
  });
}

/** `painted` resolves with the milliseconds from the next key until the results of the search after it are painted. */
function observeResults(page: Page) {
  return page.evaluateHandle(() => ({
    painted: new Promise<number>((resolve) => {
      let pressed = 0;
      window.addEventListener('keydown', ({timeStamp}) => (pressed = timeStamp), {capture: true, once: true});
      // A change of the dialog isn't enough, because it shows the new query before the response arrives.
      const observer = new PerformanceObserver((list) => {
        if (!list.getEntries().some(({name}) => name.includes('/1/indexes/'))) {
          return;
        }
        observer.disconnect();
        // A task that a frame callback posts runs after the frame has been painted.
        requestAnimationFrame(() => {
          const {port1, port2} = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - pressed);
          port2.postMessage(undefined);
        });
      });
      observer.observe({type: 'resource'});
    }),
  }));
}
