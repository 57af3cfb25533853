import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {headersOf, readHeaders} from './readHeaders.ts';

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'headers-'));
});
afterAll(() => rm(directory, {recursive: true}));

const read = async (text: string) => {
  const file = path.join(directory, '_headers');
  await writeFile(file, text);
  return readHeaders(file);
};

test('an answer has the headers of all paths that fit it, the later before the earlier', async () => {
  const rules = await read('/*\n  X-One: 1\n  X-Two: 2\n\n/docs/*\n  X-Two: two: twice\n/docs\n  X-Three: 3\n');
  expect(headersOf('/docs/a', rules)).toEqual({'x-one': '1', 'x-two': 'two: twice'});
  expect(headersOf('/docs', rules)).toEqual({'x-one': '1', 'x-two': '2', 'x-three': '3'});
  expect(headersOf('/', rules)).toEqual({'x-one': '1', 'x-two': '2'});
});

test('no file is no headers', async () => {
  expect(await readHeaders(path.join(directory, 'nothing'))).toEqual([]);
});

test.each(['  X-One: 1\n', '/\n  X-One\n', '/\nX-One: 1\n'])(
  'a wrong line is told with its number: %j',
  async (text) => {
    await expect(read(text)).rejects.toThrow(/_headers, line \d: expected a path, or a header below one, got/);
  },
);
