import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, test} from 'vitest';
import {componentImports} from './componentImports.ts';

async function findImports(text: string): Promise<string[]> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(componentImports);
  const tree = await processor.run(processor.parse(text));
  return [...JSON.stringify(tree).matchAll(/"value":"(@site[^"]*)"/g)].map(([, source = '']) => source);
}

describe('componentImports', () => {
  test('imports the components of a page, once', async () => {
    expect(await findImports('<DemoFigure />\n\nText.\n\n<RenderPipeline />\n\n<DemoFigure />')).toEqual([
      '@site/src/components/player/DemoFigure/DemoFigure',
      '@site/src/components/authors/diagrams/RenderPipeline/RenderPipeline',
    ]);
  });

  test('imports a tool', async () => {
    expect(await findImports('<PlayerLab props="loop autoPlay" events="ended" />')).toEqual([
      '@site/src/components/authors/tools/PlayerLab/PlayerLab',
    ]);
  });

  test.each([
    [
      '<PlayerLab props="loop autoplay" />',
      /props: there is no "autoplay"\. Nearest: autoPlay.* There are controls, loop/,
    ],
    ['<PlayerLab methods="rewind" />', /methods: there is no "rewind".* There are play, pause/],
    ['<PlayerLab events="volumechange" />', /events: there is no "volumechange"/],
    ['<PlayerLab prop="loop" />', /there is no attribute "prop"\. There are props, methods, events/],
    ['<PlayerLab props={["loop"]} />', /"props" is a text of names, such as props="controls"/],
    ['<PlayerLab />', /ask for props, methods, events/],
  ])('fails for %s, with line and names', async (element, reason) => {
    await expect(findImports(`Text.\n\n${element}`)).rejects.toMatchObject({
      reason: expect.stringMatching(reason),
      line: 3,
    });
  });

  test('does not change other pages', async () => {
    expect(await findImports('Text.\n\n<Cards />')).toEqual([]);
  });
});
