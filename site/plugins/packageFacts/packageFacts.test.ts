import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {packageFacts} from './packageFacts';

const run = async (text: string): Promise<Root> => {
  const file = new VFile({path: 'page.mdx', value: text});
  file.data.frontMatter = {package: 'remotion'};
  const processor = unified().use(remarkParse).use(remarkMdx).use(packageFacts);
  return processor.run(processor.parse(file), file);
};

describe('packageFacts', () => {
  it('fills in type and default of an option', async () => {
    const tree = await run('<Option of="interpolate" name="extrapolateLeft" />');
    expect(JSON.stringify(tree)).toContain("'extend' | 'identity' | 'clamp'");
  });

  it('marks a required option', async () => {
    expect(JSON.stringify(await run('<Option of="spring" name="frame" />'))).toContain('"Required"');
  });

  it('writes a signature as code', async () => {
    const [code] = (await run('<Signature of="staticFile" />')).children;
    expect(code).toMatchObject({type: 'code', lang: 'ts', value: 'function staticFile(path: string): string;'});
  });

  it('writes a table with a row for each field', async () => {
    const tree = await run(
      "<Fields of=\"SpringConfig\" about={{damping: 'A `number`.', mass: 'B', stiffness: 'C', overshootClamping: 'D'}} />",
    );
    expect(tree.children[0]).toMatchObject({type: 'table'});
    expect(JSON.stringify(tree)).toContain('"value":"number"');
  });

  it('stops at an unknown name, with page, line and the nearest names', async () => {
    await expect(run('Text\n\n<Option of="interpolate" name="esaing" />')).rejects.toThrow(
      /no "esaing" of interpolate\. Nearest: easing/,
    );
    await expect(run('<Signature of="sprng" />')).rejects.toThrow(/Nearest: .*spring/);
  });

  it('stops when a field is forgotten or made up', async () => {
    await expect(run('<Fields of="SpringConfig" about={{damping: \'A\'}} />')).rejects.toThrow(/about lacks mass/);
    await expect(run('<Fields of="OffthreadVideoImageFormat" about={{webp: \'A\'}} />')).rejects.toThrow(
      /no "webp" of OffthreadVideoImageFormat/,
    );
  });

  it('lists allowed values only of unions', async () => {
    expect(JSON.stringify(await run('<AllowedValues of="OffthreadVideoImageFormat" />'))).toContain("'png'");
    await expect(run('<AllowedValues of="SpringConfig" />')).rejects.toThrow(/not a union/);
  });

  it('names what does the same as a flag', async () => {
    const tree = JSON.stringify(await run('<Flag name="--crf" />'));
    expect(tree).toContain('Config.Output.setCrf');
    expect(tree).toContain('renderMedia.crf');
    expect(JSON.stringify(await run('<Setter name="Config.Output.setCrf" />'))).toContain('--crf');
    await expect(run('<Flag name="--crff" />')).rejects.toThrow(/Nearest: --crf/);
  });
});
