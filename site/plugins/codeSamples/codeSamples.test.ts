import {describe, expect, it} from 'vitest';
import {highlight} from './highlight';
import {parseMeta} from './parseMeta';

describe('parseMeta', () => {
  it('reads title, lines and verdict', () => {
    expect(parseMeta('title="src/Root.tsx" {2,4-6} wrong error="2322"')).toEqual({
      title: 'src/Root.tsx',
      lines: new Set([2, 4, 5, 6]),
      verdict: 'wrong',
    });
  });

  it('rejects what it would drop in silence', () => {
    expect(parseMeta('titel="x"')).toMatchObject({message: expect.stringContaining('is unknown in a fence')});
  });
});

describe('highlight', () => {
  it('marks runs of one kind with one letter', async () => {
    expect(await highlight("const a = 'b';", 'ts', new Set())).toContain('<span class="k">const</span>');
  });

  it('puts highlighted lines in spans of their own', async () => {
    expect(await highlight('one\ntwo\nthree', 'text', new Set([2]))).toBe('one\n<span class="hl">two\n</span>three');
  });

  it('keeps every character of the source, escaped', async () => {
    const source = 'const x = <Sequence from={1 & 2}>{"</script>"}</Sequence>;';
    const html = await highlight(source, 'tsx', new Set());
    expect(html).not.toContain('</script>');
    const text = String(html).replaceAll(/<[^>]*>/g, '');
    expect(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).toBe(source);
  });

  it('names the languages when it does not know one', async () => {
    expect(await highlight('x', 'pascal', new Set())).toMatchObject({message: expect.stringContaining('"pascal"')});
  });
});
