import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {openDiskCache, type DiskCache} from './openDiskCache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cache-test-'));
  mkdirSync(join(folder, 'code/below'), {recursive: true});
  writeFileSync(join(folder, 'code/below/create.ts'), 'export {};');
  writeFileSync(join(folder, 'lock.json'), '{}');
});
afterEach(() => rmSync(folder, {recursive: true}));

function open(): DiskCache {
  const inputs = ['code', 'lock.json', 'optional.json'].map((path) => join(folder, path));
  return openDiskCache('results', inputs, join(folder, 'caches'));
}

/** Returns a result as text, which is `result` if it has to be created. */
async function ask(source: string | Buffer, result: string, cache = open()): Promise<string> {
  return String(await cache.getOrCreate(source, () => Buffer.from(result)));
}

test('creates a result once per source', async () => {
  expect(await ask('one', 'first')).toBe('first');
  expect(await ask('one', 'second')).toBe('first');
  expect(await ask(Buffer.from('one'), 'second')).toBe('first');
  expect(await ask('two', 'second')).toBe('second');
});

test.each([
  ['a file changes', () => writeFileSync(join(folder, 'lock.json'), '{"changed": true}')],
  ['a file in a folder changes', () => writeFileSync(join(folder, 'code/below/create.ts'), 'export const a = 1;')],
  ['a file is added to a folder', () => writeFileSync(join(folder, 'code/other.ts'), '')],
  ['a file that was missing appears', () => writeFileSync(join(folder, 'optional.json'), '')],
  ['a file is deleted', () => rmSync(join(folder, 'lock.json'))],
])('creates it again if %s, and deletes the old result', async (_, change) => {
  await ask('one', 'first');
  change();
  expect(await ask('one', 'second')).toBe('second');
  expect(readdirSync(join(folder, 'caches/results'))).toHaveLength(1);
});

test("doesn't store failures", async () => {
  const fail = (): Buffer => {
    throw new Error('No room.');
  };
  await expect(open().getOrCreate('one', fail)).rejects.toThrow('No room.');
  expect(await ask('one', 'created')).toBe('created');
});

test('reads what was written, and nothing else', () => {
  open().write('one', Buffer.from('written'));
  expect(String(open().read('one'))).toBe('written');
  expect(open().read('two')).toBeUndefined();
  // No unfinished file is left.
  const [version = ''] = readdirSync(join(folder, 'caches/results'));
  expect(readdirSync(join(folder, 'caches/results', version))).toHaveLength(1);
});

test('creates a value once per source, and returns the same each time', () => {
  const values = [{name: 'first', none: undefined}, {name: 'second'}];
  const askForValue = (source: string): object => open().getOrCreateJson(source, () => values.shift() ?? {});
  expect(askForValue('one')).toStrictEqual({name: 'first'});
  expect(askForValue('one')).toStrictEqual({name: 'first'});
  expect(askForValue('two')).toStrictEqual({name: 'second'});
  const fail = (): never => {
    throw new Error('No room.');
  };
  expect(() => open().getOrCreateJson('three', fail)).toThrow('No room.');
  expect(open().read('three')).toBeUndefined();
});

test('deletes only what was not used', async () => {
  await ask('one', 'first');
  await ask('two', 'first');
  const cache = open();
  await ask('one', '', cache);
  await ask('three', 'first', cache);
  cache.deleteUnused();
  expect(['one', 'two', 'three'].map((source) => open().read(source) !== undefined)).toEqual([true, false, true]);
});
