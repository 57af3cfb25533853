import {type Browser, chromium} from '@playwright/test';
import {findBrowser} from '../findBrowser.ts';

/** Opens a browser for as long as something uses it. */
export const withBrowser = async <Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
};
