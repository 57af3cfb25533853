import {expect, test} from 'vitest';
import {createDescriptionsFile} from './createDescriptionsFile.ts';
import {findHeadedPages, removeUnused} from './docDescriptions.ts';

test('removes the metadata and the IDs of pages, and the flags that are off', () => {
  const link = {type: 'link', href: '/start', docId: 'start'};
  const version = {label: 'Next', docsSidebars: {a: [{...link, unlisted: false}]}, docs: {start: {title: 'Start'}}};
  expect(JSON.parse(removeUnused(JSON.stringify({version, other: 1})))).toEqual({
    version: {label: 'Next', docsSidebars: {a: [{...link, docId: 'x'}]}, docs: {}},
    other: 1,
  });
});

test('returns the pages of each category, including nested ones', () => {
  const inner = {
    type: 'category',
    label: 'B',
    collapsible: true,
    collapsed: true,
    link: {type: 'doc', id: 'b'},
  } as const;
  const outer = {...inner, link: {type: 'doc', id: 'a'}} as const;
  const doc = (id: string) => ({type: 'doc', id}) as const;
  const items = [{...outer, items: [doc('x'), {...inner, items: [doc('y')]}]}, doc('z')];
  expect([...findHeadedPages(items)]).toEqual([
    ['a', ['x', 'b']],
    ['b', ['y']],
  ]);
});

test('names a page’s file alike, however the page is named', () => {
  const names = [
    '@site/../content/docs/(cli)/cli.mdx',
    '/home/docs/content/docs/(cli)/cli.mdx',
    'C:\\content\\docs\\(cli)\\cli.mdx',
  ];
  expect(new Set(names.map(createDescriptionsFile))).toEqual(new Set(['-cli-cli-mdx.json']));
});
