import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {pageParts} from './pageParts';

const importsOf = async (text: string): Promise<string[]> => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(pageParts);
  const tree = await processor.run(processor.parse(text));
  return [...JSON.stringify(tree).matchAll(/"value":"(@site[^"]*)"/g)].map(([, source = '']) => source);
};

describe('pageParts', () => {
  it('imports what a page uses, once', async () => {
    expect(await importsOf('<DemoFrame />\n\nText.\n\n<RenderPipeline />\n\n<DemoFrame />')).toEqual([
      '@site/src/components/player/DemoFrame/DemoFrame',
      '@site/src/components/diagrams/RenderPipeline/RenderPipeline',
    ]);
  });

  it('adds nothing to other pages', async () => {
    expect(await importsOf('Text.\n\n<Cards />')).toEqual([]);
  });
});
