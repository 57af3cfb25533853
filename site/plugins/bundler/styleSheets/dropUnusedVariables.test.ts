import {parse} from 'postcss';
import {describe, expect, test} from 'vitest';
import {dropUnusedVariables} from './dropUnusedVariables.ts';

function drop(css: string, readElsewhere: readonly string[] = []): string {
  const root = parse(css);
  dropUnusedVariables(root, readElsewhere);
  return root.toString();
}

describe('dropUnusedVariables', () => {
  test('removes unused variables, including those that only unused variables read', () => {
    expect(drop(':root{--a:1;--b:var(--a);--c:2} p{order:var( --c)}')).toBe(':root{--c:2} p{order:var( --c)}');
  });

  test('preserves variables that other used variables read, in any order', () => {
    const css = ':root{--a:1;--b:var(--a);--c:calc(var(--b) + 1)} p{order:var(--c)}';
    expect(drop(css)).toBe(css);
  });

  test('preserves every definition of a variable that other style sheets read', () => {
    const css = ':root{--a:1} .dark{--a:2}';
    expect(drop(css)).not.toContain('--a');
    expect(drop(css, ['--a'])).toBe(css);
  });
});
