import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {getHeaders, readHeaders} from './readHeaders.ts';

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'headers-'));
});
afterAll(() => rm(directory, {recursive: true}));

async function read(text: string) {
  const file = path.join(directory, '_headers');
  await writeFile(file, text);
  return readHeaders(file);
}

test('returns the headers of all matching paths, with later rules taking precedence', async () => {
  const rules = await read('/*\n  X-One: 1\n  X-Two: 2\n\n/docs/*\n  X-Two: two: twice\n/docs\n  X-Three: 3\n');
  expect(getHeaders('/docs/a', rules)).toEqual({'x-one': '1', 'x-two': 'two: twice'});
  expect(getHeaders('/docs', rules)).toEqual({'x-one': '1', 'x-two': '2', 'x-three': '3'});
  expect(getHeaders('/', rules)).toEqual({'x-one': '1', 'x-two': '2'});
});

test('returns no headers if the file does not exist', async () => {
  expect(await readHeaders(path.join(directory, 'nothing'))).toEqual([]);
});

test.each(['  X-One: 1\n', '/\n  X-One\n', '/\nX-One: 1\n'])(
  'reports an invalid line with its number: %j',
  async (text) => {
    await expect(read(text)).rejects.toThrow(/_headers, line \d: expected a path or an indented header, but got/);
  },
);
