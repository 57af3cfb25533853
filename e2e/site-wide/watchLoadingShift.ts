import type {Page} from '@playwright/test';

/** Starts measuring the layout shift of the next page from its first paint. Returns a function that returns the sum. */
export async function watchLoadingShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries) {
        sum += (entry as PerformanceEntry & {value: number}).value;
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({type: 'layout-shift', buffered: true});
    Object.assign(window, {
      readShift: () => {
        add(observer.takeRecords());
        return sum;
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as {readShift: () => number}).readShift());
}
