import {type Browser, chromium} from '@playwright/test';
import {findOrInstallBrowser} from '../packages/tooling/findOrInstallBrowser.ts';

/** Opens a browser, passes it to a callback and closes it. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
