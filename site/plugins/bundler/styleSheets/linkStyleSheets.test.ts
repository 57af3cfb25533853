import {describe, expect, test} from 'vitest';
import {linkStyleSheets, findSelectors} from './linkStyleSheets.ts';

const parts = {
  path: '/assets/css/parts.1.css',
  chunk: '34404',
  selectors: findSelectors('.stage_a1{color:red}@media print{.x_b2:hover>.shared,p{width:1.5em}}'),
};
function createPage(body: string): string {
  return `<head><link rel=stylesheet href=/assets/css/styles.0.css /></head><body>${body}`;
}

describe('style sheets of a page', () => {
  test('are those whose classes it uses, after the common one', () => {
    const linked =
      '<link rel=stylesheet href=/assets/css/styles.0.css /><link rel=stylesheet href=/assets/css/parts.1.css />';
    expect(linkStyleSheets(createPage('<p class=stage_a1>'), [parts])).toContain(linked);
    expect(linkStyleSheets(createPage('<p class="one x_b2"><b class=shared>'), [parts])).toContain(linked);
  });

  test('include those that its scripts load', () => {
    const load = (chunk: string): string =>
      `<script type=application/json id=page-manifest>{"parts":{"a":[1,"12"],"b":["x","3","${chunk}"]}}</script>`;
    expect(linkStyleSheets(createPage(load('34404')), [parts])).toContain('parts.1.css');
    expect(linkStyleSheets(createPage(load('344')), [parts])).not.toContain('parts.1.css');
    expect(linkStyleSheets(createPage(load('undefined')), [{...parts, chunk: undefined}])).not.toContain('parts.1.css');
  });

  test("don't change if no class is used, whatever the text says", () => {
    expect(linkStyleSheets(createPage('<p class="stage">Write class=stage_a1 or 5em.</p>'), [parts])).not.toContain(
      'parts',
    );
  });

  test('are left out if only a part of a selector matches', () => {
    expect(linkStyleSheets(createPage('<p class=shared>'), [parts])).not.toContain('parts');
  });

  test('are found by required classes, but not by numbers', () => {
    expect(parts.selectors).toEqual([['stage_a1'], ['x_b2', 'shared']]);
    expect(findSelectors('.a:not(.b) .c:is(.d,.e){margin:0}')).toEqual([['a', 'c']]);
  });

  test('can only be added to a page with a style sheet', () => {
    expect(() => linkStyleSheets('<p class=stage_a1>', [parts])).toThrow('no style sheet');
  });
});
