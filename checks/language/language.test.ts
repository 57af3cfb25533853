import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {parsePage} from '../../packages/content-model/page.ts';
import {openDiskCache} from '../../packages/tooling/openDiskCache.ts';
import {checkGrammar} from './checkGrammar.ts';
import {checkPhrases} from './checkPhrases.ts';
import {readProse} from './readProse.ts';

const folder = mkdtempSync(join(tmpdir(), 'grammar-'));
const cache = openDiskCache('grammar', [], folder);
afterAll(() => rmSync(folder, {recursive: true}));

function createPage(body: string) {
  return parsePage('content/docs/example.mdx', `---\ntitle: Example\n---\n\n${body}\n`);
}

describe('checkPhrases', () => {
  test('returns the line and a better wording', () => {
    expect(checkPhrases('a.mdx', 'Right.\nThe flag goes over the file.')).toEqual([
      {file: 'a.mdx', line: 2, message: '"goes over"', fix: expect.stringContaining('takes precedence over')},
    ]);
  });

  test.each(['There is no browser.', 'It is no longer needed.', 'An overlay lies ahead.', 'Go overboard.'])(
    'accepts "%s"',
    (text) => expect(checkPhrases('a.mdx', text)).toEqual([]),
  );
});

describe('checkGrammar', () => {
  test('returns the line of an incorrect sentence and a suggestion', async () => {
    const problems = await checkGrammar([createPage('A sentence.\n\nThis is an test of the grammar.')], cache);
    expect(problems).toEqual([
      {
        file: 'content/docs/example.mdx',
        line: 7,
        message: expect.stringContaining('indefinite article'),
        fix: 'Possibly "a"',
      },
    ]);
  });

  test('accepts either article in front of code', async () => {
    expect(await checkGrammar([createPage('Pass an `<Audio>` or a `<Video>`, or an `fps`.')], cache)).toEqual([]);
  });
});

test('readProse leaves out code blocks and keeps table cells', () => {
  const prose = readProse(createPage('| Name |\n| --- |\n| The `crf` |\n\n```ts\nconst an = 1;\n```'));
  expect(prose.map(({text}) => text)).toEqual(['Name', 'The Bob']);
});
