import {parse} from 'postcss';
import {describe, expect, test} from 'vitest';
import {inlineVariables} from './inlineVariables.ts';

function inline(css: string, usedElsewhere: readonly string[] = []): string {
  const root = parse(css);
  inlineVariables([root], (name) => usedElsewhere.includes(name));
  return root.toString();
}

describe('inlineVariables', () => {
  test('replaces variables by their values, also in other values', () => {
    expect(inline(':root{--ifm-a:1px;--ifm-b:calc(var(--ifm-a)*2)}p{margin:var(--ifm-b) 0}')).toBe(
      'p{margin:calc(1px*2) 0}',
    );
  });

  test('replaces variables in all style sheets', () => {
    const sheets = [':root{--ifm-a:1px}', 'p{margin:var(--ifm-a)}'].map((css) => parse(css));
    inlineVariables(sheets, () => false);
    expect(sheets.map(String)).toEqual(['', 'p{margin:1px}']);
  });

  test('separates values that a minifier has moved together', () => {
    expect(inline(':root{--ifm-a:1px;--ifm-b:2px}p{margin:var(--ifm-a)var(--ifm-b)3px}')).toBe('p{margin:1px 2px 3px}');
  });

  test('removes definitions in a layer if another one always applies', () => {
    const css =
      '@layer a{:root{--ifm-a:1px}html[data-theme=dark]{--ifm-a:2px}}:root,[data-theme=dark]{--ifm-a:var(--b)}';
    expect(inline(`${css}:root{--b:3px}p{margin:var(--ifm-a)}`)).toBe('@layer a{}:root{--b:3px}p{margin:var(--b)}');
  });

  test.each([
    ['differ by color mode', ':root{--ifm-a:1px}[data-theme=dark]{--ifm-a:2px}p{margin:var(--ifm-a)}'],
    ['differ on paper', ':root{--ifm-a:1px}@media print{:root{--ifm-a:2px}}p{margin:var(--ifm-a)}'],
    ['differ on an element', ':root{--ifm-a:1px}p{--ifm-a:2px}p{margin:var(--ifm-a)}'],
    ['are only defined on an element', '.a{--ifm-a:1px}.a p{margin:var(--ifm-a)}'],
    ['read one that differs on an element', ':root{--ifm-a:var(--b);--b:1px}p{--b:2px}p{margin:var(--ifm-a)}'],
    ['read one that is not defined', ':root{--ifm-a:var(--b)}p{margin:var(--ifm-a)}'],
    ['have a value that depends on the element', ':root{--ifm-a:inherit}p{margin:var(--ifm-a)}'],
    ['are read with a fallback', ':root{--ifm-a:1px}p{margin:var(--ifm-a,2px)}'],
    ['belong to the site', ':root{--space:1px}p{margin:var(--space)}'],
  ])('does not replace variables that %s', (_, css) => {
    expect(inline(css)).toBe(css);
  });

  test('does not replace variables that are used elsewhere', () => {
    const css = ':root{--ifm-a:1px}p{margin:var(--ifm-a)}';
    expect(inline(css, ['--ifm-a'])).toBe(css);
  });
});
