import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it, vi} from 'vitest';
import {exportIndex} from './exportIndex';

vi.mock('./readCounts', () => ({
  readCounts: () => [
    {
      name: 'remotion',
      version: '3.2.44',
      exports: [
        {
          name: 'spring',
          kind: 'function',
          page: '/docs/spring',
          purpose: 'Simulates a weight.',
          members: 2,
          samples: 1,
        },
        {name: 'Loop', kind: 'component', members: 1, samples: 0},
      ],
    },
  ],
}));

describe('<ExportIndex>', () => {
  it('becomes a list in the order of the alphabet, with links, kinds and purposes', async () => {
    const processor = unified().use(remarkParse).use(remarkMdx).use(exportIndex);
    const [filter] = (await processor.run(processor.parse('<ExportIndex />'))).children;
    expect(filter).toMatchObject({
      name: 'ExportFilter',
      children: [
        {
          type: 'list',
          children: [
            {data: {hProperties: {'data-package': 'remotion', 'data-kind': 'component'}}},
            {
              children: [
                {
                  children: [
                    {type: 'link', url: '/docs/spring'},
                    {value: ' function of remotion. Simulates a weight.'},
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
  });
});
