import {expect, test} from 'vitest';
import {parsePage} from '../page.ts';
import {findQuotedMessages} from './findQuotedMessages.ts';

function createPage(id: string, kind: string, head: string, ...cells: readonly string[]) {
  const rows = cells.map((cell) => `| ${cell} | … |\n`).join('');
  return parsePage(
    `content/docs/${id}.mdx`,
    `---\nid: ${id}\ntitle: ${id}\nkind: ${kind}\n---\n\n## Errors\n\n| ${head} | Cause |\n| --- | --- |\n${rows}`,
  );
}

test('returns messages of other programs with placeholders for their values', () => {
  const page = createPage(
    'lambda',
    'reference',
    'Message',
    '`Task timed out after 120.09 seconds`',
    "`Can't resolve '/home/me/a.ts' in the project` …, `spawn ffmpeg ENOENT`",
  );
  expect(findQuotedMessages([], [page])).toEqual(
    [['Task timed out after ', ' seconds'], ["Can't resolve '", "' in the project"], ['spawn ffmpeg ENOENT']].map(
      (parts) => ({parts, href: '/docs/lambda#errors', title: 'lambda', by: 'quote'}),
    ),
  );
});

test("skips messages of the packages, general ones, and other tables' cells", () => {
  const pages = [
    createPage('id', 'reference', 'Message', '`No id for composition passed.`', '`Failed to fetch`'),
    createPage('table', 'reference', 'Option', '`--a --b --c`'),
  ];
  expect(findQuotedMessages([{parts: ['No id for composition passed.']}], pages)).toEqual([]);
});

test('returns a message of the packages again if it is quoted with the name of a component', () => {
  const cell = '`The "fps" prop of the <Composition/> component must be positive, but got 0.`';
  const [message] = findQuotedMessages(
    [{package: 'remotion', parts: ['The "', '" prop ', ' must be positive, but got ', '.']}],
    [createPage('composition', 'reference', 'Message', cell, '`The "fps" prop must be positive, but got 0.`')],
  );
  expect(message).toMatchObject({
    package: 'remotion',
    parts: ['The "', '" prop of the <Composition/> component must be positive, but got'],
  });
});

test('returns errors that any code can cause if three pages explain them, or if they are about a hook', () => {
  const general = "`Cannot read properties of undefined (reading 'readFile')`";
  const hook = "`Cannot read properties of null (reading 'useState')`";
  const pages = ['a', 'b', 'c'].map((id) => createPage(id, 'guide', 'Problem', general));
  expect(findQuotedMessages([], pages.slice(0, 2))).toEqual([]);
  expect(findQuotedMessages([], pages)).toHaveLength(1);
  expect(findQuotedMessages([], [createPage('a', 'guide', 'Symptom', hook)])).toHaveLength(1);
});

test('only returns the code with which a problem starts, unless it is incomplete or shows progress', () => {
  const cells = [
    'A change to `tailwind.config.js` has no effect',
    '`… is not valid JSON`',
    '`Downloading a browser: 4.1...`',
  ];
  expect(findQuotedMessages([], [createPage('a', 'guide', 'Problem', ...cells)])).toEqual([]);
});

test('prefers the page about troubleshooting', () => {
  const pages = ['guide', 'reference', 'troubleshooting'].map((kind) =>
    createPage(kind, kind, 'Message', '`FFmpeg: Not enough memory`'),
  );
  expect(findQuotedMessages([], pages).map(({title, by}) => [title, by])).toEqual([
    ['troubleshooting', 'url'],
    ['troubleshooting', 'quote'],
  ]);
});

test('returns the messages with which a page about troubleshooting begins, and its URL', () => {
  const block = ['spawn EMFILE', 'See: https://remotion.dev/docs/files', "EMFILE: open '/home/me/a.png'"].join('\n');
  const text = `---\nid: files\ntitle: Files\nkind: troubleshooting\n---\n\n\`\`\`text\n${block}\n\`\`\`\n\n## Fix\n\n\`\`\`text\nexit code: 1\n\`\`\`\n`;
  expect(findQuotedMessages([], [parsePage('content/docs/files.mdx', text)]).map(({parts}) => parts)).toEqual([
    ['spawn EMFILE'],
    ["EMFILE: open '", "'"],
    ['remotion.dev/docs/files'],
  ]);
});

test('returns the heading of a message that is the title of the page', () => {
  const text =
    '---\nid: files\ntitle: Too many files\nkind: troubleshooting\n---\n\n```text\nToo many files:\nThese files:\n```\n';
  const [found, url] = findQuotedMessages([], [parsePage('content/docs/files.mdx', text)]);
  expect(found?.parts).toEqual(['Too many files:']);
  expect(url?.by).toBe('url');
});
