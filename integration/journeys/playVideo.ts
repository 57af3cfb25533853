import {chromium, type Locator, type Page} from '@playwright/test';
import sharp from 'sharp';
import {findOrInstallBrowser} from '../../packages/tooling/findOrInstallBrowser.ts';

const timeoutMs = 10_000;

/**
 * Opens a page and plays its video until a text is visible that is transparent in the first frame.
 * @throws an error if the text isn't drawn, or if the page throws one.
 */
export async function playVideo(url: string, text: string): Promise<void> {
  const browser = await chromium.launch({executablePath: findOrInstallBrowser()});
  try {
    const page = await browser.newPage();
    const failure = new Promise<never>((_, reject) => page.on('pageerror', reject));
    await Promise.race([failure, playUntilVisible(page, url, text)]);
  } finally {
    await browser.close();
  }
}

async function playUntilVisible(page: Page, url: string, text: string): Promise<void> {
  page.setDefaultTimeout(timeoutMs);
  await page.goto(url);
  const element = page.getByText(text);
  if (await isVisible(element)) {
    throw new Error(`${url} shows "${text}" before its video plays.`);
  }
  await page.getByRole('button', {name: 'Play video'}).click();
  const end = Date.now() + timeoutMs;
  while (!(await isVisible(element))) {
    if (Date.now() > end) {
      throw new Error(`${url} plays, but never draws "${text}".`);
    }
  }
}

/** Whether an element has pixels of more than one color, which transparent text doesn't have. */
async function isVisible(element: Locator): Promise<boolean> {
  const {channels} = await sharp(await element.screenshot()).stats();
  return channels.some(({min, max}) => min < max);
}
