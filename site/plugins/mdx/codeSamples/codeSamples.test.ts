import {describe, expect, test} from 'vitest';
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
