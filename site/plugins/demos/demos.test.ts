import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {demos} from './demos';

const transform = async (text: string): Promise<string> => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(demos);
  const file = new VFile({path: 'docs/spring.mdx', value: text});
  return JSON.stringify(await processor.run(processor.parse(file), file));
};

describe('<Demo>', () => {
  it('becomes a frame with facts, poster and source', async () => {
    const tree = await transform('<Demo name="fade-in" />');
    expect(tree).toContain('"name":"DemoFrame"');
    expect(tree).toMatch(/\/posters\/fade-in\.avif\?v=[\da-f]{8}/);
    expect(tree).toContain('export const FadeIn');
  });

  it('leaves a page without one alone', async () => {
    expect(await transform('Text.')).not.toContain('DemoFrame');
  });

  it('stops at an unknown name, with page, line and the nearest names', async () => {
    await expect(transform('Text.\n\n<Demo name="fade-inn" />')).rejects.toMatchObject({
      reason: expect.stringMatching(/there is no demo "fade-inn"\. Nearest: fade-in/),
      line: 3,
    });
  });
});
