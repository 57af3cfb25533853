import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test, vi} from 'vitest';
import {coverageTables} from './coverageTables.ts';

vi.mock('./readClaimCounts', () => ({
  readClaimCounts: () => [
    {file: 'spring.mdx', route: '/docs/spring', title: 'spring()', package: 'remotion', run: 2, unproven: 1},
    {file: 'ssr.mdx', route: '/docs/ssr', title: 'Server', run: 3, unproven: 0},
  ],
}));
vi.mock('./readCounts', () => ({readCounts: () => [{name: 'remotion', version: '3.2.44', exports: []}]}));

async function runPlugin(source: string): Promise<unknown> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(coverageTables);
  return (await processor.run(processor.parse(source))).children[0];
}

function createTextCell(value: string): object {
  return {children: [{type: 'text', value}]};
}

test('replaces <ClaimsTable> with a link to the statements of each page', async () => {
  expect(await runPlugin('<ClaimsTable />')).toMatchObject({
    type: 'table',
    children: [
      {children: ['Page', 'Statements run', 'Not run'].map(createTextCell)},
      {
        children: [
          {children: [{type: 'link', url: '/docs/spring'}]},
          {children: [{type: 'link', url: 'pathname:///claims/spring.md', children: [{value: '2 statements'}]}]},
          createTextCell('1'),
        ],
      },
      {},
    ],
  });
});

test('counts the statements of a package', async () => {
  const table = (await runPlugin('<CoverageTables />')) as {children: {children: object[]}[]};
  expect(table.children[0]?.children.at(-1)).toMatchObject(createTextCell('Statements run'));
  expect(table.children[1]?.children.at(-1)).toMatchObject(createTextCell('2'));
});
