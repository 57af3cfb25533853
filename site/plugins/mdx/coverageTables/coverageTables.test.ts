import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test, vi} from 'vitest';
import {coverageTables} from './coverageTables.ts';

const files: Readonly<Record<string, unknown>> = {
  'claims.json': [
    {file: 'spring.mdx', route: '/docs/spring', title: 'spring()', package: 'remotion', run: 2, unproven: 1},
    {file: 'ssr.mdx', route: '/docs/ssr', title: 'Server', run: 1, unproven: 0},
  ],
  'samples.json': [
    {route: '/docs/spring', title: 'spring()', run: 3, samples: 4, demos: 2},
    {route: '/docs/docker', title: 'Docker', run: 1, samples: 1, demos: 0},
  ],
  'coverage.json': [{name: 'remotion', version: '3.2.44', exports: []}],
};
vi.mock('../../../../packages/content-model/readContentFile.ts', () => ({
  readContentFile: (name: string) => files[name],
}));

async function runPlugin(source: string): Promise<unknown> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(coverageTables);
  return (await processor.run(processor.parse(source))).children[0];
}

function createTextCell(value: string): object {
  return {children: [{type: 'text', value}]};
}

test('replaces <ClaimsTable> with what is run on each page, and links to its statements', async () => {
  const {children: rows} = (await runPlugin('<ClaimsTable />')) as {children: unknown[]};
  expect(rows).toHaveLength(4);
  expect(rows).toMatchObject([
    {
      children: ['Page', 'Statements run', 'Statements not run', 'Samples run', 'Live demos'].map(createTextCell),
    },
    {
      children: [
        {children: [{type: 'link', url: '/docs/spring'}]},
        {children: [{type: 'link', url: 'pathname:///claims/spring.md', children: [{value: '2 statements'}]}]},
        ...['1', '3 of 4', '2'].map(createTextCell),
      ],
    },
    {
      children: [
        {},
        {children: [{type: 'link', children: [{value: '1 statement'}]}]},
        ...['0', 'No samples', '0'].map(createTextCell),
      ],
    },
    {children: [{}, ...['0 statements', '0', '1 of 1', '0'].map(createTextCell)]},
  ]);
});

test('creates tables that scroll on a phone, because stacked numbers would be long', async () => {
  expect(await runPlugin('<ClaimsTable />')).toMatchObject({data: {hProperties: {className: ['table-scrolls']}}});
});

test('counts the statements of a package', async () => {
  const table = (await runPlugin('<CoverageTables />')) as {children: {children: object[]}[]};
  expect(table.children[0]?.children.at(-1)).toMatchObject(createTextCell('Statements run'));
  expect(table.children[1]?.children.at(-1)).toMatchObject(createTextCell('2'));
});
