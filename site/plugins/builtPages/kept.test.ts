import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {kept} from './kept';

// Beside the other plugins, whose package names the versions.
const folder = mkdtempSync(join(__dirname, '../kept-'));
const cache = join(__dirname, '../../../node_modules/.cache', basename(folder));
beforeAll(() => writeFileSync(join(folder, 'maker.ts'), 'export {};'));
afterAll(() => [folder, cache].forEach((path) => rmSync(path, {recursive: true, force: true})));

it('makes the same once, and another for each source', async () => {
  let made = 0;
  const make = (): Buffer => Buffer.from(`made ${++made}`);
  expect(String(await kept(folder, 'one', make))).toBe('made 1');
  expect(String(await kept(folder, 'one', make))).toBe('made 1');
  expect(String(await kept(folder, 'two', make))).toBe('made 2');
});

it('keeps nothing of what failed', async () => {
  const fail = (): Buffer => {
    throw new Error('No room.');
  };
  await expect(kept(folder, 'three', fail)).rejects.toThrow('No room.');
  expect(String(await kept(folder, 'three', () => Buffer.from('made')))).toBe('made');
});
