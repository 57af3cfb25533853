import {withBrowser} from './withBrowser.ts';

/**
 * Types a word into the search dialog in a browser, one key at a time.
 * @returns the milliseconds per key until the results for the current query are painted.
 */
export function measureKeystrokes(url: string, word: string): Promise<number[]> {
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.goto(`${url}/docs/`);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.keyboard.press('Control+k');
    await page.waitForSelector('.DocSearch-Input');
    const times: number[] = [];
    for (const key of word) {
      const answered = page.waitForResponse((response) => response.url().includes('/1/indexes/'));
      const started = performance.now();
      await page.keyboard.press(key);
      await answered;
      await page.waitForSelector('.DocSearch-Hit');
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      times.push(performance.now() - started);
    }
    return times;
  });
}
