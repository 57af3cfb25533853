import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {basename, join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {getOrCreate} from './getOrCreate.ts';
import {root} from './root.ts';

const folder = mkdtempSync(join(tmpdir(), 'cache-test-'));
beforeAll(() => writeFileSync(join(folder, 'maker.ts'), 'export {};'));
afterAll(() => {
  for (const path of [folder, join(root, 'node_modules/.cache', basename(folder))]) {
    rmSync(path, {recursive: true, force: true});
  }
});

test('creates the result once per source', async () => {
  let count = 0;
  const create = (): Buffer => Buffer.from(`created ${++count}`);
  expect(String(await getOrCreate(folder, 'one', create))).toBe('created 1');
  expect(String(await getOrCreate(folder, 'one', create))).toBe('created 1');
  expect(String(await getOrCreate(folder, 'two', create))).toBe('created 2');
});

test('creates the result again if code in the folder changes', async () => {
  const other = mkdtempSync(join(tmpdir(), 'cache-test-'));
  writeFileSync(join(other, 'maker.ts'), 'export const changed = true;');
  const created = await getOrCreate(other, 'one', () => Buffer.from('of the other code'));
  expect(String(created)).toBe('of the other code');
  for (const path of [other, join(root, 'node_modules/.cache', basename(other))]) {
    rmSync(path, {recursive: true, force: true});
  }
});

test("doesn't cache failures", async () => {
  const fail = (): Buffer => {
    throw new Error('No room.');
  };
  await expect(getOrCreate(folder, 'three', fail)).rejects.toThrow('No room.');
  expect(String(await getOrCreate(folder, 'three', () => Buffer.from('created')))).toBe('created');
});
