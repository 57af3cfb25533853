import {type Browser, chromium} from '@playwright/test';
import {findBrowser} from '../packages/tooling/findBrowser.ts';

/** Opens a browser, passes it to a callback and closes it. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
