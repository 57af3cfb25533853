import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {chromium} from '@playwright/test';
import {liteClient} from 'algoliasearch/lite';
import {INDEX_FILE} from '../search/buildIndex.ts';
import {startService} from '../search/service/start.ts';
import {buildProvenSite} from './buildSite.ts';
import {endWithSentence} from './endWithSentence.ts';
import {findBrowser} from './findBrowser.ts';
import {measureKeystrokes} from './measureKeystrokes.ts';
import {type PageBytes, pageBytes} from './pageBytes.ts';
import {root} from './root.ts';

const siteDirectory = join(root, 'site', 'build');
const paths = [
  '/docs/',
  '/docs/interpolate',
  '/docs/license',
  '/docs/the-fundamentals',
  '/docs/remotion',
  '/blog',
  '/',
];
const queries = [
  'interpolate',
  'sprng',
  'fade in text',
  'delayRender',
  'useVideo',
  'video flickers',
  '--props',
  'zzzz',
];

/** Builds cold and warm, then measures bytes by page type, answers of the search, and keystroke to results. */
const bench = async (): Promise<void> => {
  for (const folder of ['site/node_modules/.cache', 'node_modules/.cache', 'site/.docusaurus'])
    rmSync(join(root, folder), {recursive: true, force: true});
  const cold = await seconds(buildProvenSite);
  const warm = await seconds(buildProvenSite);
  const {url, close} = await startService({
    port: 0,
    host: '127.0.0.1',
    siteDirectory,
    indexFile: join(root, 'search', 'generated', INDEX_FILE),
    logger: false,
    searchesPerMinute: Infinity,
  });
  try {
    const answers = await searchTimes(url);
    const keystrokes = await measureKeystrokes(url, 'interpolate');
    console.log(`\nBuild, cold: ${cold.toFixed(1)} s; warm: ${warm.toFixed(1)} s`);
    console.log('\nBytes of the first visit (brotli 11; fonts and pictures as they are)');
    console.table(await firstVisits(url));
    console.log(
      `Search over HTTP: median ${median(answers).toFixed(1)} ms, slowest of 20 ${quantile(answers, 0.95).toFixed(1)} ms`,
    );
    console.log(
      `Keystroke to painted results: median ${median(keystrokes).toFixed(0)} ms, slowest ${Math.max(...keystrokes).toFixed(0)} ms`,
    );
  } finally {
    await close();
  }
};

const seconds = async (run: () => Promise<void>): Promise<number> => {
  const started = performance.now();
  await run();
  return (performance.now() - started) / 1000;
};

const firstVisits = async (url: string): Promise<Record<string, PageBytes>> => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    const visits: Record<string, PageBytes> = {};
    for (const path of paths) visits[path] = await pageBytes(browser, url, path);
    return visits;
  } finally {
    await browser.close();
  }
};

const searchTimes = async (url: string): Promise<number[]> => {
  const {hostname, port} = new URL(url);
  const client = liteClient('REMOTION', 'public', {
    hosts: [{url: `${hostname}:${port}`, protocol: 'http', accept: 'readWrite'}],
  });
  const times: number[] = [];
  for (let round = 0; round < 25; round++)
    for (const query of queries) {
      const started = performance.now();
      await client.search({requests: [{indexName: 'remotion', query: `${query}${' '.repeat(round % 2)}`}]});
      times.push(performance.now() - started);
      await client.clearCache();
    }
  return times.slice(queries.length);
};

const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

const median = (values: readonly number[]): number => quantile(values, 0.5);

await bench().catch(endWithSentence);
