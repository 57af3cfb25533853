import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {assertNoKey} from './assertNoKey.ts';

const key = '0b5e3b9c-key';
let folder = '';
beforeEach(() => {
  // Its output would look like a failure of this run.
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  folder = mkdtempSync(join(tmpdir(), 'key-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>');
});
afterEach(() => rmSync(folder, {recursive: true}));

test("passes if the files don't contain the key", () => {
  expect(assertNoKey(key, [folder])).toEqual({passed: 1, failed: 0});
});

test.each([
  ['a script', 'assets/main.js', `const settings={key:"${key}"}`],
  ['a binary file', 'assets/module.wasm', Buffer.concat([Buffer.from([0, 255, 128]), Buffer.from(key)])],
])('fails if %s contains the key', (_, name, content) => {
  writeFileSync(join(folder, name), content);
  expect(assertNoKey(key, [folder])).toEqual({passed: 0, failed: 1});
});

test('fails if there are no files', () => {
  expect(assertNoKey(key, [join(folder, 'assets')])).toEqual({passed: 0, failed: 1});
});
