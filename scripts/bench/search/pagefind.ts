import {execFile} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {extname, join, normalize} from 'node:path';
import {promisify} from 'node:util';
import {chromium} from '@playwright/test';
import {builtSite} from '../../../e2e/builtSite.ts';
import {findBrowser} from '../../findBrowser.ts';
import {benchTools} from '../benchTools.ts';
import type {Contender} from './Contender.ts';

/**
 * Pagefind with its defaults, on the main parts of the same built pages, asked in a browser, which is where it runs.
 */
export const pagefind = async (siteUrl: string): Promise<Contender> => {
  const folder = mkdtempSync(join(tmpdir(), 'pagefind-'));
  const started = performance.now();
  await promisify(execFile)(process.execPath, [
    join(await benchTools(), 'pagefind/lib/runner/bin.cjs'),
    ...['--site', builtSite.folder, '--output-path', folder, '--root-selector', 'main', '--quiet'],
  ]);
  const buildSeconds = (performance.now() - started) / 1000;
  const linked = new Map(builtSite.paths().map((path) => [withoutSlash(path), path]));
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (path === '/')
      return response.setHeader('content-type', 'text/html').end('<!doctype html><title>Search</title>');
    // Of the browser's own accord.
    if (path === '/favicon.ico') return response.writeHead(404).end();
    response.setHeader('content-type', extname(path) === '.js' ? 'text/javascript' : 'application/octet-stream');
    return response.end(readFileSync(join(folder, path)));
  }).listen(0, '127.0.0.1');
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.evaluate(async () => {
    const address = '/pagefind.js';
    const search = (await import(address)) as Pagefind;
    await search.init();
    Object.assign(window, {search});
  });
  return {
    name: 'Pagefind 1.6.0',
    // Its files are compressed already.
    indexBytes: sizeOf(folder),
    buildSeconds,
    find: async (query, limit) => {
      const paths = await page.evaluate(
        async ([words, most]) => {
          const {search} = window as unknown as {search: Pagefind};
          const {results} = await search.search(words);
          return Promise.all(results.slice(0, most).map(async (result) => (await result.data()).url));
        },
        [query, limit] as const,
      );
      // It ends all paths with a slash.
      return paths.map((path) => new URL(linked.get(withoutSlash(path)) ?? path, siteUrl).href);
    },
    close: async () => {
      await browser.close();
      server.close();
      rmSync(folder, {recursive: true});
    },
  };
};

interface Pagefind {
  readonly init: () => Promise<void>;
  readonly search: (query: string) => Promise<{
    readonly results: readonly {readonly data: () => Promise<{readonly url: string}>}[];
  }>;
}

const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');

const sizeOf = (folder: string): number =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .reduce((sum, {parentPath, name}) => sum + readFileSync(join(parentPath, name)).length, 0);
