import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {lookForKey} from './lookForKey.ts';

const key = '0b5e3b9c-key';
let folder = '';
beforeEach(() => {
  // Its failures would be read as those of the run.
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  folder = mkdtempSync(join(tmpdir(), 'key-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<h1>Home</h1>');
});
afterEach(() => rmSync(folder, {recursive: true}));

test('files without the key pass', () => {
  expect(lookForKey(key, [folder])).toEqual({passed: 1, failed: 0});
});

test.each([
  ['a script', 'assets/main.js', `const settings={key:"${key}"}`],
  ['a file that is no text', 'assets/module.wasm', Buffer.concat([Buffer.from([0, 255, 128]), Buffer.from(key)])],
])('the key in %s fails', (_, name, content) => {
  writeFileSync(join(folder, name), content);
  expect(lookForKey(key, [folder])).toEqual({passed: 0, failed: 1});
});

test('nothing to look at fails', () => {
  expect(lookForKey(key, [join(folder, 'assets')])).toEqual({passed: 0, failed: 1});
});
