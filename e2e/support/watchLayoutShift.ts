import type {Page} from '@playwright/test';

/**
 * Starts measuring the layout shift of the page after its fonts have loaded. Returns a function that returns the sum.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    Object.assign(window, {shift: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
        Object.assign(window, {shift: (window as unknown as {shift: number}).shift + entry.value});
      }
    }).observe({type: 'layout-shift'});
  });
  return () => page.evaluate(() => (window as unknown as {shift: number}).shift);
}
