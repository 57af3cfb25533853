import {describe, expect, test} from 'vitest';
import {parsePage} from '../../packages/content-model/page.ts';
import {readPackageFacts} from '../../packages/content-model/readContent.ts';
import {coverage} from './coverage.ts';

const facts = readPackageFacts();

/** Returns the messages about a page. */
function getMessages(body: string, {file = '(remotion)/freeze', kind = 'reference', api = ['Freeze']} = {}): string[] {
  const id = file.split('/').at(-1) ?? '';
  const text = `---\nid: ${id}\ntitle: Page\nkind: ${kind}\napi: [${api.join(', ')}]\n---\n\n${body}\n`;
  const pages = [parsePage(`content/docs/${file}.mdx`, text)];
  return coverage.problems({...facts, pages}).map(({message}) => message);
}

function createMissingMessage(name: string): string {
  return `The page doesn't document "${name}"`;
}

describe('coverage', () => {
  const complete = '<Signature of="Freeze" />\n\n### `frame`\n\n<Option of="Freeze" name="frame" />\n\n### `children`';

  test('accepts a complete page', () => {
    expect(getMessages(complete).filter((message) => message.includes("The page doesn't document"))).toEqual([]);
  });

  test('reports a missing name, and a missing option of the installed package', () => {
    expect(getMessages('<Signature of="Freeze" />', {api: ['Freeze', 'Loop']})).toEqual(
      expect.arrayContaining([createMissingMessage('Loop'), createMissingMessage('Freeze.frame')]),
    );
  });

  test('reports exports, commands and flags that no page documents', () => {
    expect(getMessages(complete)).toEqual(
      expect.arrayContaining([
        'remotion exports Sequence, but no page documents it',
        'npx remotion render exists, but no page documents it',
        'The command line parses --crf, but no page documents it',
      ]),
    );
  });

  test('reports a name that a guide only has in its front matter', () => {
    expect(getMessages('', {kind: 'guide'})).toContain(createMissingMessage('Freeze'));
    expect(getMessages('Use `<Freeze>`.', {kind: 'guide'})).not.toContain(createMissingMessage('Freeze'));
  });

  test('reports a flag that the list of all flags lacks, except for those of Lambda commands', () => {
    const messages = getMessages('<Flag name="--crf" />', {file: 'cli/flags', api: []});
    expect(messages).toContain(createMissingMessage('--codec'));
    expect(messages).not.toContain(createMissingMessage('--crf'));
    expect(messages).not.toContain(createMissingMessage('--site-name'));
  });

  test('reports a common flag of the Lambda commands that their overview lacks', () => {
    const messages = getMessages('<Flag name="--yes" />', {file: 'lambda/cli', api: []});
    expect(messages).toContain(createMissingMessage('--region'));
    expect(messages).not.toContain(createMissingMessage('--yes'));
  });

  test('reports that the page with all flags has another id', () => {
    const message = 'There is no page with the id "cli/flags", whose list of flags has to be complete';
    expect(getMessages('', {file: 'cli/all-flags'})).toContain(message);
    expect(getMessages('', {file: 'cli/flags'})).not.toContain(message);
  });

  test('reports an exception that no page needs', () => {
    expect(getMessages(complete)).toContain('The exception "interpolate: interpolate.options" isn\'t needed');
  });
});
