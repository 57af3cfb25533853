import {expect, it} from 'vitest';
import {descriptionsFile} from './descriptionsFile';
import {headedPages, withoutDescriptions} from './docDescriptions';

it('leaves everything but the descriptions', () => {
  const version = {label: 'Next', docsSidebars: {a: []}, docs: {x: {id: 'x', title: 'X', description: 'Long.'}}};
  expect(JSON.parse(withoutDescriptions(JSON.stringify({version, other: 1})))).toEqual({
    version: {...version, docs: {x: {id: 'x', title: 'X'}}},
    other: 1,
  });
});

it('knows which pages a page heads, those that head others too', () => {
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
  expect([...headedPages(items)]).toEqual([
    ['a', ['x', 'b']],
    ['b', ['y']],
  ]);
});

it('names a page’s file alike, however the page is named', () => {
  const names = ['@site/docs/(cli)/cli.mdx', '/home/docs/site/docs/(cli)/cli.mdx', 'C:\\site\\docs\\(cli)\\cli.mdx'];
  expect(new Set(names.map(descriptionsFile))).toEqual(new Set(['-cli-cli-mdx.json']));
});
