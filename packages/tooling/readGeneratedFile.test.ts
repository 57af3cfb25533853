import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {readGeneratedFile} from './readGeneratedFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'generated-'));
afterAll(() => rmSync(folder, {recursive: true}));

function read(content?: string): unknown {
  const file = join(folder, `${content?.length ?? 'none'}.json`);
  if (content !== undefined) {
    writeFileSync(file, content);
  }
  return readGeneratedFile(file, 'Run: npm run model');
}

test('returns the content of the file', () => {
  expect(read('{"a": 1}')).toEqual({a: 1});
});

test('names the file and the command that creates it if the file is missing', () => {
  expect(() => read()).toThrow(`${join(folder, 'none.json')} is missing. Run: npm run model`);
});

test("names both if the file isn't JSON", () => {
  expect(() => read('{"a')).toThrow(/3\.json can't be read \(.*JSON.*\)\. Run: npm run model$/);
});
