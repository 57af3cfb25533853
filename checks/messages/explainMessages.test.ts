import {expect, test} from 'vitest';
import {parsePage} from '../page.ts';
import type {PlannedPage} from '../proof.ts';
import {explainMessages} from './explainMessages.ts';

const page = (id: string, kind: string, body: string) =>
  parsePage(`site/docs/${id}.mdx`, `---\nid: ${id}\ntitle: ${id}\nkind: ${kind}\n---\n\n${body}\n`);
const pages = [
  page(
    'guide',
    'guide',
    '## What can go wrong\n\n| Message | Cause |\n| --- | --- |\n| `No id for composition passed.` | … |',
  ),
  page(
    'composition',
    'reference',
    '## Errors\n\n| Message | Cause |\n| --- | --- |\n| `No id for composition passed.` | … |',
  ),
  page('timeout', 'troubleshooting', 'Text.'),
];
const planned = [
  {route: '/docs/composition', id: 'composition', title: '', sidebar: null, kind: 'reference', api: ['Composition']},
] satisfies PlannedPage[];
const explain = (parts: string[], printedBy: string[] = []) =>
  explainMessages([{package: 'remotion', parts, printedBy}], {pages, planned})[0];

test('a message leads to the page whose address it prints', () => {
  expect(explain(['Not cleared after ', 'ms. See https://remotion.dev/docs/timeout for help.'])).toMatchObject({
    place: '/docs/timeout',
    by: 'address',
  });
});

test('else to the place that quotes it, above all on the page of what prints it', () => {
  expect(explain(['No id for composition passed.'], ['Composition'])).toMatchObject({
    place: '/docs/composition#errors',
    title: 'composition',
    by: 'quote',
  });
  expect(explain(['No id for composition passed.'])?.by).toBe('quote');
});

test('else to the place of the line that it goes on from', () => {
  const [first, second] = explainMessages(
    [
      {package: 'remotion', parts: ['No id for composition passed.'], printedBy: ['Composition']},
      {
        package: 'remotion',
        parts: ['Pass one more argument.'],
        printedBy: [],
        after: ['No id for composition passed.'],
        guard: 'Nothing.',
      },
    ],
    {pages, planned},
  );
  expect(second).toMatchObject({place: first?.place, by: 'line before'});
});

test('a guard is told to be one, if nothing explains it', () => {
  const guard = 'The id was checked before.';
  const [unexplained, explained] = explainMessages(
    [
      {package: 'remotion', parts: ['The id is too long by far'], printedBy: ['Composition'], guard},
      {package: 'remotion', parts: ['No id for composition passed.'], printedBy: ['Composition'], guard},
    ],
    {pages, planned},
  );
  expect(unexplained).toEqual({package: 'remotion', parts: ['The id is too long by far'], guard});
  expect(explained).toMatchObject({place: '/docs/composition#errors', by: 'quote'});
});

test('else to the errors of what prints it, else nowhere', () => {
  expect(explain(['The id is too long by far'], ['Composition'])).toMatchObject({
    place: '/docs/composition#errors',
    by: 'printer',
  });
  expect(explain(['The id is too long by far'])).toEqual({package: 'remotion', parts: ['The id is too long by far']});
});
