import {expect, test} from 'vitest';
import {parsePage} from '../page.ts';
import {explainMessages} from './explainMessages.ts';

function createPage(id: string, kind: string, body: string, api: readonly string[] = []) {
  const head = `id: ${id}\ntitle: ${id}\nkind: ${kind}\napi: [${api.join(', ')}]`;
  return parsePage(`content/docs/${id}.mdx`, `---\n${head}\n---\n\n${body}\n`);
}
const pages = [
  createPage(
    'guide',
    'guide',
    '## What can go wrong\n\n| Message | Cause |\n| --- | --- |\n| `No id for composition passed.` | … |',
  ),
  createPage(
    'composition',
    'reference',
    '## Errors\n\n| Message | Cause |\n| --- | --- |\n| `No id for composition passed.` | … |',
    ['Composition'],
  ),
  createPage('timeout', 'troubleshooting', 'Text.'),
];
function explain(parts: string[], printedBy: string[] = []) {
  return explainMessages([{package: 'remotion', parts, printedBy}], pages)[0];
}

test('a message is explained by the page whose URL it prints', () => {
  expect(explain(['Not cleared after ', 'ms. See https://remotion.dev/docs/timeout for help.'])).toMatchObject({
    href: '/docs/timeout',
    by: 'url',
  });
});

test('a message is explained by a quote if its URL leads to a guide', () => {
  const parts = ['Only call it in a composition. See https://remotion.dev/docs/guide'];
  const hook = createPage('hook', 'reference', `## Errors\n\n| Message |\n| --- |\n| \`${parts.join('')}\` |`, [
    'useHook',
  ]);
  expect(explainMessages([{package: 'remotion', parts, printedBy: ['useHook']}], [...pages, hook])).toMatchObject([
    {href: '/docs/hook#errors', by: 'quote'},
  ]);
});

test('otherwise by the section that quotes it, preferably on the page of the function that prints it', () => {
  expect(explain(['No id for composition passed.'], ['Composition'])).toMatchObject({
    href: '/docs/composition#errors',
    title: 'composition',
    by: 'quote',
  });
  expect(explain(['No id for composition passed.'])?.by).toBe('quote');
});

test('otherwise by the section that explains the line it continues', () => {
  const [first, second] = explainMessages(
    [
      {package: 'remotion', parts: ['No id for composition passed.'], printedBy: ['Composition']},
      {
        package: 'remotion',
        parts: ['Pass one more argument.'],
        printedBy: [],
        after: ['No id for composition passed.'],
        assertion: 'Nothing.',
      },
    ],
    pages,
  );
  expect(second).toMatchObject({href: first?.href, by: 'line before'});
});

test('returns the assumption of an internal assertion if nothing explains it', () => {
  const assertion = 'The id was checked before.';
  const [unexplained, explained] = explainMessages(
    [
      {package: 'remotion', parts: ['The id is too long by far'], printedBy: ['Composition'], assertion},
      {package: 'remotion', parts: ['No id for composition passed.'], printedBy: ['Composition'], assertion},
    ],
    pages,
  );
  expect(unexplained).toEqual({package: 'remotion', parts: ['The id is too long by far'], assertion});
  expect(explained).toMatchObject({href: '/docs/composition#errors', by: 'quote'});
});

test('otherwise points to the errors of the function that prints it, if there are any', () => {
  expect(explain(['The id is too long by far'], ['Composition'])).toMatchObject({
    href: '/docs/composition#errors',
    by: 'printer',
  });
  expect(explain(['The id is too long by far'])).toEqual({package: 'remotion', parts: ['The id is too long by far']});
});
