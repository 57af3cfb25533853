import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test, vi} from 'vitest';
import {exportIndex} from './exportIndex.ts';

vi.mock('../../../../packages/content-model/readContentFile.ts', () => ({
  readContentFile: () => [
    {
      name: 'remotion',
      version: '3.2.44',
      exports: [
        {name: 'spring', kind: 'function', page: '/docs/spring', purpose: 'Moves.', members: 2, samples: 1},
        {name: 'Loop', kind: 'component', members: 1, samples: 0},
        {name: 'SpringConfig', kind: 'type', page: '/docs/types', purpose: 'Not shown.', members: 1, samples: 0},
        {name: 'validateTheCombinationOfFormats', kind: 'function', members: 1, samples: 0},
      ],
    },
  ],
}));

test('replaces <ExportIndex> with an alphabetical table in which types are hidden and have no description', async () => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(exportIndex);
  const [filter] = (await processor.run(processor.parse('<ExportIndex />'))).children;
  const text = (value: string) => ({children: [{value}]});
  const getRow = (kind: string) => ({'data-package': 'remotion', 'data-kind': kind});
  expect(filter).toMatchObject({
    name: 'ExportFilter',
    attributes: [{name: 'packages'}, {value: 'component,function,type'}, {name: 'total', value: '3'}],
    children: [
      {
        type: 'table',
        children: [
          {children: ['Name', 'Kind', 'Package', 'Description'].map(text)},
          {data: {hProperties: getRow('component')}, children: [text('Loop'), {}, {}, text('')]},
          {
            data: {hProperties: getRow('function')},
            children: [{children: [{type: 'link', url: '/docs/spring'}]}, text('function'), {}, text('Moves.')],
          },
          {data: {hProperties: {...getRow('type'), hidden: true}}, children: [{}, {}, {}, text('')]},
          {data: {hProperties: {...getRow('function'), 'data-long': true}}},
        ],
      },
    ],
  });
});
