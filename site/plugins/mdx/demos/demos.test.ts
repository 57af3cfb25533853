import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {demos} from './demos.ts';

async function transform(text: string): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(demos);
  const file = new VFile({path: 'docs/spring.mdx', value: text});
  return JSON.stringify(await processor.run(processor.parse(file), file));
}

describe('<Demo>', () => {
  test('is replaced with a demo with its data, poster and source', async () => {
    const tree = await transform('<Demo name="fade-in" />');
    expect(tree).toContain('"name":"DemoFigure"');
    expect(tree).toMatch(/\/posters\/fade-in\.avif\?v=[\da-f]{8}/);
    expect(tree).toContain('export const FadeIn');
  });

  test('does not change a page without demos', async () => {
    expect(await transform('Text.')).not.toContain('DemoFigure');
  });

  test('fails for an unknown name, with page, line and similar names', async () => {
    await expect(transform('Text.\n\n<Demo name="fade-inn" />')).rejects.toMatchObject({
      reason: expect.stringMatching(/there is no demo "fade-inn"\. Nearest: fade-in/),
      line: 3,
    });
  });
});
