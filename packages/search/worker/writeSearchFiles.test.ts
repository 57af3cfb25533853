import {mkdir, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {workerPath} from '../contract.ts';
import {records} from '../fixtures/records.ts';
import {writeSearchFiles} from './writeSearchFiles.ts';

const siteUrl = 'https://docs.example.com';
let siteDirectory = '';
beforeEach(async () => {
  siteDirectory = await mkdtemp(path.join(tmpdir(), 'search-files-'));
});
afterEach(() => rm(siteDirectory, {recursive: true}));

function write(sent = records) {
  return writeSearchFiles({records: sent, siteUrl, indexName: 'docs', siteDirectory});
}
function listFiles() {
  return readdir(path.join(siteDirectory, 'assets/search'));
}

test('writes a worker with the names of the files, which only change with their content', async () => {
  await write();
  const first = await listFiles();
  expect(first).toEqual([expect.stringMatching(/^outline\.[0-9a-f]{12}\.json$/), expect.stringMatching(/^texts-0\./)]);
  const worker = await readFile(path.join(siteDirectory, workerPath), 'utf8');
  first.forEach((name) => expect(worker).toContain(`/assets/search/${name}`));
  await write();
  expect(await listFiles()).toEqual(first);
  await write(records.map((record) => (record.type === 'content' ? {...record, content: 'changed'} : record)));
  const [outline, texts] = await listFiles();
  expect(outline).toBe(first[0]);
  expect(texts).not.toBe(first[1]);
});

test('splits long texts into several files', async () => {
  const long = records.map((record) =>
    record.type === 'content' ? {...record, content: 'x'.repeat(100_000)} : record,
  );
  await write(long);
  const texts = (await listFiles()).filter((name) => name.startsWith('texts-'));
  expect(texts.length).toBeGreaterThan(2);
});

test('removes compressed copies of an older worker', async () => {
  const copy = path.join(siteDirectory, `${workerPath}.br`);
  await mkdir(path.dirname(copy), {recursive: true});
  await writeFile(copy, 'old');
  await write();
  expect(await readdir(path.dirname(copy))).toEqual(['worker.js']);
});

test('rejects records that would change on the way to the browser', async () => {
  const [page, ...others] = records;
  await expect(write([...others, ...(page ? [page] : [])].slice(1))).rejects.toThrow(/differ from the index at record/);
});
