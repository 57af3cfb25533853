import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {getCompositions, openBrowser} from '@remotion/renderer';
import type {TCompMetadata} from 'remotion';
import {afterAll, inject, onTestFinished} from 'vitest';

/** The bundle that was made once for all tests. */
export const serveUrl: string = inject('serveUrl');

/** A path in a new folder that is removed when the test ends. */
export const temporaryFile = (name: string): string => join(temporaryFolder(), name);

export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'integration-test-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  return folder;
};

type Browser = Awaited<ReturnType<typeof openBrowser>>;

/** A browser for all tests of a file, and a new one when it has crashed. */
export const sharedBrowser = async (): Promise<Browser> => {
  const isAlive = await browser?.pages().then(
    () => true,
    () => false,
  );
  if (browser && isAlive) return browser;
  browser = await openBrowser('chrome');
  // An empty tab keeps the browser open between the tests.
  await browser.newPage();
  return browser;
};

let browser: Browser | undefined;
afterAll(() => browser?.close());

/** The composition with this ID; the list is read from the bundle once in each test file. */
export const compositionCalled = async (id: string): Promise<TCompMetadata> => {
  compositions ??= await getCompositions(serveUrl, {puppeteerInstance: await sharedBrowser()});
  const found = compositions.find((composition) => composition.id === id);
  if (!found) throw new Error(`The bundle has no composition "${id}"`);
  return found;
};

let compositions: readonly TCompMetadata[] | undefined;
