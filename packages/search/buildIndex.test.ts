import {cp, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {buildIndex} from './buildIndex.ts';
import {createEngine} from './engine/createEngine.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'search-'));
});
afterEach(() => rm(directory, {recursive: true}));

function build() {
  return buildIndex({
    siteDirectory: path.join(directory, 'site'),
    siteUrl: 'https://docs.example.com',
    outputDirectory: path.join(directory, 'made', 'here'),
    indexName: 'docs',
  });
}

test('writes an index of all pages that an engine can search', async () => {
  await cp(fileURLToPath(new URL('fixtures/pages', import.meta.url)), path.join(directory, 'site'), {recursive: true});
  await writeFile(path.join(directory, 'site', '404.html'), '<h1>Page not found</h1>');
  const {file, pages, records, bytes} = await build();
  const json = await readFile(file, 'utf8');
  expect(pages).toBe(7);
  expect(bytes).toBe(Buffer.byteLength(json));
  const engine = createEngine(JSON.parse(json));
  expect(engine.recordCount).toBe(records);
  expect(engine.search({query: 'series'}).hits[0]?.url).toBe('https://docs.example.com/docs/api/series');
  expect(engine.search({query: 'page not found'}).nbHits).toBe(0);
});

test.each(['without the folder', 'without a page'])('explains what to do %s', async (state) => {
  if (state === 'without a page') {
    await mkdir(path.join(directory, 'site'));
  }
  await expect(build()).rejects.toThrow(/Build the site first/);
});
