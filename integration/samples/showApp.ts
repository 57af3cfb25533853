import {existsSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {Browser, Page} from '@playwright/test';
import type {SampleRun} from '../../packages/content-model/samples/readSampleRuns.ts';
import {createInputs} from './createInputs.ts';
import {isBlank} from './isBlank.ts';
import type {PageInput} from './page/PageInput.ts';
import {getErrorMessage} from '../../packages/tooling/getErrorMessage.ts';

const origin = 'http://localhost';
const document =
  '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body><script type="module" src="/app.js"></script>';
const timeoutMs = 10_000;

type Options = {
  readonly browser: Browser;
  /** The folders with the scripts and the public files of the page. */
  readonly roots: readonly string[];
};

/**
 * Shows everything that a sample exports in a web page, and clicks its buttons. Returns what is wrong with it: uncaught
 * errors, what the page logs as an error, or that it's blank.
 */
export async function showApp(run: SampleRun, folder: string, options: Options): Promise<string[]> {
  const problems: string[] = [];
  for (const input of createInputs(run, folder)) {
    const page = await openPage(input, options, (text) => problems.push(`${input.name || 'The page'} fails: ${text}`));
    try {
      await page.waitForSelector('body[data-shown]', {state: 'attached', timeout: timeoutMs});
      if (run.settings.blank === undefined && !(await becomesVisible(page))) {
        problems.push(`${input.name || 'The page'} draws nothing.`);
      }
      for (const button of await page.locator('button[type=button]:enabled:not(.__remotion-player *)').all()) {
        await button.click({timeout: timeoutMs});
      }
    } catch (error) {
      problems.push(getErrorMessage(error));
    } finally {
      await page.context().close();
    }
  }
  return problems;
}

async function openPage(input: PageInput, {browser, roots}: Options, onError: (text: string) => void): Promise<Page> {
  const context = await browser.newContext({viewport: {width: 1280, height: 720}});
  const page = await context.newPage();
  page.on('pageerror', (error) => onError(error.message));
  page.on('console', (message) => message.type() === 'error' && onError(message.text()));
  await page.addInitScript(`window.sampleInput = ${JSON.stringify(input)};`);
  await page.route(`${origin}/**`, (route) => {
    const {pathname} = new URL(route.request().url());
    const file = roots.map((root) => join(root, pathname)).find((path) => existsSync(path) && statSync(path).isFile());
    if (pathname === '/') {
      return route.fulfill({body: document, contentType: 'text/html'});
    }
    return file === undefined ? route.fulfill({status: 404}) : route.fulfill({path: file});
  });
  await page.goto(origin);
  return page;
}

/** Waits until a page isn't blank, because a Player may still load its video. */
async function becomesVisible(page: Page): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  do {
    if (!(await isBlank(await page.screenshot()))) {
      return true;
    }
  } while (Date.now() < end);
  return false;
}
