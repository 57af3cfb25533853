import type {Browser} from '@playwright/test';
import {getQuantile} from './getQuantile.ts';
import {withBrowser} from './withBrowser.ts';
import {withSite} from './withSite.ts';

/** How often each variant is measured, each time in a new browser profile. */
const rounds = 10;

/** The slowdown factor of the CPU. */
const slowdown = 4;

/** Measures the time from a click on a sidebar link until the heading of the new page is painted. */
export function measureClicks(): Promise<void> {
  return withSite((url) =>
    withBrowser(async (browser) => {
      console.log(`From a click in the sidebar to the new heading, with a CPU slowdown of ${slowdown}, ${rounds} runs`);
      for (const isHovered of [true, false]) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round++) {
          times.push(await click(browser, url, isHovered));
        }
        const [median, slowest] = [getQuantile(times, 0.5), Math.max(...times)].map((time) => time.toFixed(0));
        console.log(`${isHovered ? 'hovered first' : 'not hovered'}: median ${median} ms, slowest ${slowest} ms`);
      }
    }),
  );
}

async function click(browser: Browser, url: string, isHovered: boolean): Promise<number> {
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
            if (document.querySelector('h1')?.textContent !== 'spring()') {
              return;
            }
            observer.disconnect();
            // The second frame starts after the first one has been painted.
            requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - clicked)));
          });
          observer.observe(document, {subtree: true, childList: true, characterData: true});
        }),
    );
    // Without a pointer, hovering can't trigger a prefetch.
    if (isHovered) {
      await link.click();
    } else {
      await link.evaluate((element) => (element as HTMLElement).click());
    }
    return await time;
  } finally {
    await context.close();
  }
}
