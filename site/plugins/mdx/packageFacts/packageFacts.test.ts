import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, test} from 'vitest';
import {packageFacts} from './packageFacts.ts';

async function run(text: string): Promise<Root> {
  const file = new VFile({path: 'page.mdx', value: text});
  file.data.frontMatter = {package: 'remotion'};
  const processor = unified().use(remarkParse).use(remarkMdx).use(packageFacts);
  return processor.run(processor.parse(file), file);
}

describe('packageFacts', () => {
  test('adds type and default of an option', async () => {
    const tree = await run('<Option of="interpolate" name="extrapolateLeft" />');
    expect(JSON.stringify(tree)).toContain("'extend' | 'identity' | 'clamp'");
  });

  test('marks a required option', async () => {
    expect(JSON.stringify(await run('<Option of="spring" name="frame" />'))).toContain('"Required"');
  });

  test('marks fields of types as optional, but never as required', async () => {
    expect(JSON.stringify(await run('<Option of="VideoConfig" name="width" />'))).not.toContain('presence');
    expect(JSON.stringify(await run('<Option of="CompProps" name="component" />'))).toContain('"Optional"');
  });

  test('marks an option as required although its type is optional, with the condition', async () => {
    const tree = await run('<Option of="interpolate" name="options" required="with words" />');
    expect(JSON.stringify(tree)).toMatch(/"Required".*"condition","value":"with words"/);
  });

  test('fails if the type already marks the option as required', async () => {
    await expect(run('<Option of="spring" name="frame" required="always" />')).rejects.toThrow(
      'already marks frame as required',
    );
  });

  test('renders a signature as code', async () => {
    const [code] = (await run('<Signature of="staticFile" />')).children;
    expect(code).toMatchObject({type: 'code', lang: 'ts', value: 'function staticFile(path: string): string;'});
  });

  test('renders a table with a row for each field', async () => {
    const tree = await run(
      "<Fields of=\"SpringConfig\" about={{damping: 'A `number`.', mass: 'B', stiffness: 'C', overshootClamping: 'D'}} />",
    );
    expect(tree.children[0]).toMatchObject({type: 'table'});
    expect(JSON.stringify(tree)).toContain('"value":"number"');
  });

  test('splits the facts about codecs into two tables that fit on a page', async () => {
    const overview = JSON.stringify(await run('<CodecTable />'));
    expect(overview).toContain('Where it plays');
    expect(overview).not.toContain('yuv422p');
    const settings = JSON.stringify(await run('<CodecTable show="settings" />'));
    expect(settings).toContain('"0 to 63, default 28"');
    expect(settings).toContain('yuv422p');
    await expect(run('<CodecTable show="sizes" />')).rejects.toThrow('must be "settings"');
  });

  test('fails for an unknown name, with page, line and similar names', async () => {
    await expect(run('Text\n\n<Option of="interpolate" name="esaing" />')).rejects.toThrow(
      /no "esaing" of interpolate\. Nearest: easing/,
    );
    await expect(run('<Signature of="sprng" />')).rejects.toThrow(/Nearest: .*spring/);
  });

  test('links all fields to their headings', async () => {
    const table = JSON.stringify(await run('<Fields of="SpringConfig" links="headings" />'));
    expect(table).toContain('"url":"#damping"');
    expect(table).toContain('"url":"#overshootclamping"');
    expect(table).not.toContain('Meaning');
  });

  test('fails if a field is missing or unknown', async () => {
    await expect(run('<Fields of="SpringConfig" about={{damping: \'A\'}} />')).rejects.toThrow(/about lacks mass/);
    await expect(run('<Fields of="OffthreadVideoImageFormat" about={{webp: \'A\'}} />')).rejects.toThrow(
      /no "webp" of OffthreadVideoImageFormat/,
    );
  });

  test('only lists allowed values of unions', async () => {
    expect(JSON.stringify(await run('<AllowedValues of="OffthreadVideoImageFormat" />'))).toContain("'png'");
    await expect(run('<AllowedValues of="SpringConfig" />')).rejects.toThrow(/not a union/);
  });

  test('names the equivalents of a flag', async () => {
    const tree = JSON.stringify(await run('<Flag name="--crf" />'));
    expect(tree).toContain('Config.Output.setCrf');
    expect(tree).toContain('renderMedia.crf');
    expect(JSON.stringify(await run('<Setter name="Config.Output.setCrf" />'))).toContain('--crf');
    await expect(run('<Flag name="--crff" />')).rejects.toThrow(/Nearest: --crf/);
  });
});
