import type {Browser} from '@playwright/test';
import {quantile} from './quantile.ts';
import {withBrowser} from './withBrowser.ts';
import {withSite} from './withSite.ts';

/** How often each way is measured, each time in a browser profile of its own. */
const rounds = 10;

/** How many times slower the processor is made. */
const slowdown = 4;

/** From the click on a link of the sidebar until the new page's heading has been painted. */
export const clicks = (): Promise<void> =>
  withSite((url) =>
    withBrowser(async (browser) => {
      console.log(
        `From a click in the sidebar to the new heading, processor ${slowdown} times slower, ${rounds} times`,
      );
      for (const isHovered of [true, false]) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round++) times.push(await click(browser, url, isHovered));
        const [median, slowest] = [quantile(times, 0.5), Math.max(...times)].map((time) => time.toFixed(0));
        console.log(`${isHovered ? 'hovered first' : 'not hovered'}: median ${median} ms, slowest ${slowest} ms`);
      }
    }),
  );

const click = async (browser: Browser, url: string, isHovered: boolean): Promise<number> => {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  try {
    const page = await context.newPage();
    await page.goto(`${url}/docs/interpolate`);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    const link = page.locator('.theme-doc-sidebar-menu a[href="/docs/spring"]');
    if (isHovered) {
      await link.hover();
      await page.waitForLoadState('networkidle');
    }
    const time = link.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          let clicked = 0;
          element.addEventListener('click', ({timeStamp}) => (clicked = timeStamp), {capture: true, once: true});
          const observer = new MutationObserver(() => {
            if (document.querySelector('h1')?.textContent !== 'spring()') return;
            observer.disconnect();
            // The second frame begins when the first has been painted.
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - clicked)));
          });
          observer.observe(document, {subtree: true, childList: true, characterData: true});
        }),
    );
    // Without a pointer, nothing is fetched ahead because of it.
    if (isHovered) await link.click();
    else await link.evaluate((element) => (element as HTMLElement).click());
    return await time;
  } finally {
    await context.close();
  }
};
