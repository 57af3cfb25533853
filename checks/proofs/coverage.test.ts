import {describe, expect, test} from 'vitest';
import {parsePage} from '../../packages/content-model/page.ts';
import {readPackageFacts} from '../../packages/content-model/readContent.ts';
import {coverage} from './coverage.ts';

const facts = readPackageFacts();

/** Returns the messages about a reference page with the given names in its front matter. */
function getMessages(body: string, api: readonly string[] = ['Freeze']): string[] {
  const text = `---\nid: freeze\ntitle: <Freeze>\nkind: reference\napi: [${api.join(', ')}]\n---\n\n${body}\n`;
  const pages = [parsePage('content/docs/(remotion)/freeze.mdx', text)];
  return coverage.problems({...facts, pages}).map(({message}) => message);
}

describe('coverage', () => {
  const complete = '<Signature of="Freeze" />\n\n### `frame`\n\n<Option of="Freeze" name="frame" />\n\n### `children`';

  test('accepts a complete page', () => {
    expect(getMessages(complete).filter((message) => message.includes("The page doesn't document"))).toEqual([]);
  });

  test('reports a missing name, and a missing option of the installed package', () => {
    expect(getMessages('<Signature of="Freeze" />', ['Freeze', 'Loop'])).toEqual(
      expect.arrayContaining([
        'The page doesn\'t document "Loop", which its front matter promises',
        'The page doesn\'t document "Freeze.frame", which its front matter promises',
      ]),
    );
  });

  test('reports exports, commands and flags that no page documents', () => {
    expect(getMessages(complete)).toEqual(
      expect.arrayContaining([
        'remotion exports Sequence, but no page documents it',
        'There is npx remotion render, but no page documents it',
        'The command line parses --crf, but no page documents it',
      ]),
    );
  });

  test('reports an exception that no page needs', () => {
    expect(getMessages(complete)).toContain('The exception "interpolate: interpolate.options" isn\'t needed');
  });
});
