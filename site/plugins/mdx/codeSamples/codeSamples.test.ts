import type {Element, Root} from 'hast';
import {unified} from 'unified';
import {describe, expect, test} from 'vitest';
import {codeSamples} from './codeSamples.ts';
import {highlight} from './highlight.ts';

describe('highlight', () => {
  test('marks consecutive tokens of the same type with one letter', async () => {
    expect(await highlight("const a = 'b';", 'ts', new Set())).toContain('<span class="k">const</span>');
  });

  test('wraps highlighted lines in separate spans', async () => {
    expect(await highlight('one\ntwo\nthree', 'text', new Set([2]))).toBe('one\n<span class="hl">two\n</span>three');
  });

  test('preserves and escapes every character of the source', async () => {
    const source = 'const x = <Sequence from={1 & 2}>{"</script>"}</Sequence>;';
    const html = await highlight(source, 'tsx', new Set());
    expect(html).not.toContain('</script>');
    const text = String(html).replaceAll(/<[^>]*>/g, '');
    expect(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(source);
  });

  test('lists the languages if a language is unknown', async () => {
    expect(await highlight('x', 'pascal', new Set())).toMatchObject({message: expect.stringContaining('"pascal"')});
  });
});

describe('codeSamples', () => {
  async function transform(meta: string): Promise<string> {
    const code: Element = {
      type: 'element',
      tagName: 'code',
      properties: {className: ['language-tsx'], metastring: meta},
      children: [{type: 'text', value: 'export const Title: React.FC = () => <h1>Title</h1>;\n'}],
    };
    const pre: Element = {type: 'element', tagName: 'pre', properties: {}, children: [code]};
    const tree: Root = {type: 'root', children: [pre]};
    return JSON.stringify(await unified().use(codeSamples).run(tree));
  }

  test('turns a block into a CodeSample', async () => {
    const tree = await transform('title="src/Title.tsx"');
    expect(tree).toContain('"name":"CodeSample"');
    expect(tree).not.toContain('LiveSample');
  });

  test('turns a live block into a LiveSample, which only its page imports', async () => {
    const tree = await transform('live');
    expect(tree).toContain('"name":"LiveSample"');
    expect(tree).toMatch(/ImportDeclaration.*LiveSample\/LiveSample/);
    expect(tree).toMatch(/"name":"sample","value":"\w+"/);
  });
});
