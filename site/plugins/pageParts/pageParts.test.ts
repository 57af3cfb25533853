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

  it('imports a tool', async () => {
    expect(await importsOf('<PlayerLab props="loop autoPlay" events="ended" />')).toEqual([
      '@site/src/components/tools/PlayerLab/PlayerLab',
    ]);
  });

  it.each([
    [
      '<PlayerLab props="loop autoplay" />',
      /props: there is no "autoplay"\. Nearest: autoPlay.* There are controls, loop/,
    ],
    ['<PlayerLab methods="rewind" />', /methods: there is no "rewind".* There are play, pause/],
    ['<PlayerLab events="volumechange" />', /events: there is no "volumechange"/],
    ['<PlayerLab prop="loop" />', /there is no attribute "prop"\. There are props, methods, events/],
    ['<PlayerLab props={["loop"]} />', /"props" is a text of names, such as props="controls"/],
    ['<PlayerLab />', /ask for props, methods, events/],
  ])('stops at %s, with line and names', async (element, reason) => {
    await expect(importsOf(`Text.\n\n${element}`)).rejects.toMatchObject({
      reason: expect.stringMatching(reason),
      line: 3,
    });
  });

  it('adds nothing to other pages', async () => {
    expect(await importsOf('Text.\n\n<Cards />')).toEqual([]);
  });
});
