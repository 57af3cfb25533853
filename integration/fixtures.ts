import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {getCompositions, openBrowser} from '@remotion/renderer';
import type {TCompMetadata} from 'remotion';
import {afterAll, inject, onTestFinished} from 'vitest';

/** The bundle, which is created once for all tests. */
export const serveUrl: string = inject('serveUrl');

/** Returns a path in a new folder that is removed after the test. */
export function createTemporaryFile(name: string): string {
  return join(createTemporaryFolder(), name);
}

export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'integration-test-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  return folder;
}

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** Returns a browser for all tests in a file, or a new one after a crash. */
export async function openSharedBrowser(): Promise<Browser> {
  const isAlive = await browser?.pages().then(
    () => true,
    () => false,
  );
  if (browser && isAlive) {
    return browser;
  }
  browser = await openBrowser('chrome');
  // An empty tab keeps the browser open between the tests.
  await browser.newPage();
  return browser;
}

let browser: Browser | undefined;
afterAll(() => browser?.close());

/** Returns the composition with this ID. The list is read from the bundle once per test file. */
export async function findComposition(id: string): Promise<TCompMetadata> {
  compositions ??= await getCompositions(serveUrl, {puppeteerInstance: await openSharedBrowser()});
  const found = compositions.find((composition) => composition.id === id);
  if (!found) {
    throw new Error(`The bundle doesn't contain the composition "${id}"`);
  }
  return found;
}

let compositions: readonly TCompMetadata[] | undefined;
