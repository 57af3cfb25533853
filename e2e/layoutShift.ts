import type {Page} from '@playwright/test';

/** Adds up how far the page's content jumps from now on, fonts being there. Gives what reads the sum. */
export const watchLayoutShift = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(async () => {
    await document.fonts.ready;
    Object.assign(window, {shift: 0});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[])
        Object.assign(window, {shift: (window as unknown as {shift: number}).shift + entry.value});
    }).observe({type: 'layout-shift'});
  });
  return () => page.evaluate(() => (window as unknown as {shift: number}).shift);
};
