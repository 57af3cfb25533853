import {randomBytes} from 'node:crypto';
import {mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {compressFiles} from './compressFiles.ts';
import {type DiskCache, openDiskCache} from '../../packages/tooling/openDiskCache.ts';

let folder = '';
let cache = '';
const page = '<p>The same words again.</p>'.repeat(200);

beforeEach(async () => {
  const parent = await mkdtemp(join(tmpdir(), 'compress-'));
  [folder, cache] = [join(parent, 'site'), join(parent, 'cache')];
  await mkdir(join(folder, 'docs'), {recursive: true});
  await writeFile(join(folder, 'docs', 'index.html'), page);
});
afterEach(() => rm(join(folder, '..'), {recursive: true}));

function openCache(): DiskCache {
  return openDiskCache('copies', [], cache);
}

function run(copies = openCache()) {
  return compressFiles(folder, copies);
}

test('each copy has the content and the date of its file', async () => {
  await utimes(join(folder, 'docs', 'index.html'), 1_600_000_000, 1_600_000_000);
  const {files, made, bytes, brotli, gzip} = await run();
  expect({files, made, bytes}).toEqual({files: 1, made: 2, bytes: page.length});
  const copies = await Promise.all(
    ['br', 'gz'].map((encoding) => readFile(join(folder, 'docs', `index.html.${encoding}`))),
  );
  expect(copies.map((copy) => copy.length)).toEqual([brotli, gzip]);
  const [asBrotli = Buffer.of(), asGzip = Buffer.of()] = copies;
  expect([brotliDecompressSync(asBrotli), gunzipSync(asGzip)].map(String)).toEqual([page, page]);
  for (const encoding of ['br', 'gz']) {
    expect((await stat(join(folder, 'docs', `index.html.${encoding}`))).mtimeMs).toBe(1_600_000_000_000);
  }
});

test('sizes of several files add up', async () => {
  for (const name of ['a', 'b', 'c', 'd']) {
    await writeFile(join(folder, `${name}.js`), page + name);
  }
  const {files, brotli} = await run();
  const copies = (await readdir(folder, {recursive: true})).filter((name) => name.endsWith('.br'));
  const sizes = await Promise.all(copies.map(async (name) => (await stat(join(folder, name))).size));
  expect([files, copies.length]).toEqual([5, 5]);
  expect(brotli).toBe(sizes.reduce((sum, size) => sum + size));
});

test.each([
  ['a file that is already compressed', 'video.mp4', page],
  ['a file that fits in one packet', 'small.css', 'a {color: red}'],
  ["a file that doesn't become smaller", 'key.txt', randomBytes(4000)],
])('%s has no copy', async (_, name, content) => {
  await writeFile(join(folder, name), content);
  await run();
  expect((await readdir(folder)).filter((file) => file.startsWith(name))).toEqual([name]);
});

test('cached copies are reused, and those of a changed file are replaced', async () => {
  await run();
  expect((await run()).made).toBe(0);
  await writeFile(join(folder, 'docs', 'index.html'), page.toUpperCase());
  expect((await run()).made).toBe(2);
  expect(String(brotliDecompressSync(await readFile(join(folder, 'docs', 'index.html.br'))))).toBe(page.toUpperCase());
});

test('the last run knows all copies that are in use, even those that an earlier run has made', async () => {
  await run();
  await writeFile(join(folder, 'late.md'), page + page);
  await writeFile(join(folder, 'docs', 'index.html'), page.toUpperCase());
  const copies = openCache();
  expect((await run(copies)).made).toBe(4);
  copies.deleteUnused();
  const stored = (await readdir(cache, {recursive: true, withFileTypes: true})).filter((entry) => entry.isFile());
  expect(stored).toHaveLength(4);
  expect((await run()).made).toBe(0);
});

test("throws an error if the folder doesn't exist", async () => {
  await expect(compressFiles(join(folder, 'none'), openDiskCache('copies', [], cache))).rejects.toThrow(/ENOENT/);
});
