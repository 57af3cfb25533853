import {execFile} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {extname, join, normalize} from 'node:path';
import {promisify} from 'node:util';
import {chromium} from '@playwright/test';
import {builtSite} from '../../e2e/support/builtSite.ts';
import {findOrInstallBrowser} from '../../packages/tooling/findOrInstallBrowser.ts';
import {installTools} from '../installTools.ts';
import type {SearchPeer} from './SearchPeer.ts';

/**
 * Pagefind with its defaults on the main content of the same built pages. It runs in a browser.
 */
export async function measurePagefind(siteUrl: string): Promise<SearchPeer> {
  const folder = mkdtempSync(join(tmpdir(), 'pagefind-'));
  const started = performance.now();
  await promisify(execFile)(process.execPath, [
    join(await installTools(), 'pagefind/lib/runner/bin.cjs'),
    ...['--site', builtSite.folder, '--output-path', folder, '--root-selector', 'main', '--quiet'],
  ]);
  const buildSeconds = (performance.now() - started) / 1000;
  const linked = new Map(builtSite.paths().map((path) => [removeSlash(path), path]));
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (path === '/') {
      return response.setHeader('content-type', 'text/html').end('<!doctype html><title>Search</title>');
    }
    // Requests that the browser sends on its own.
    if (path === '/favicon.ico') {
      return response.writeHead(404).end();
    }
    response.setHeader('content-type', extname(path) === '.js' ? 'text/javascript' : 'application/octet-stream');
    return response.end(readFileSync(join(folder, path)));
  }).listen(0, '127.0.0.1');
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.evaluate(async () => {
    const url = '/pagefind.js';
    const search = (await import(url)) as Pagefind;
    await search.init();
    Object.assign(window, {search});
  });
  return {
    name: 'Pagefind 1.6.0',
    // Its files are already compressed.
    indexBytes: getSize(folder),
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
      // Its paths end with a slash.
      return paths.map((path) => new URL(linked.get(removeSlash(path)) ?? path, siteUrl).href);
    },
    close: async () => {
      await browser.close();
      server.close();
      rmSync(folder, {recursive: true});
    },
  };
}

type Pagefind = {
  readonly init: () => Promise<void>;
  readonly search: (query: string) => Promise<{
    readonly results: readonly {readonly data: () => Promise<{readonly url: string}>}[];
  }>;
};

function removeSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}

function getSize(folder: string): number {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .reduce((sum, {parentPath, name}) => sum + readFileSync(join(parentPath, name)).length, 0);
}
