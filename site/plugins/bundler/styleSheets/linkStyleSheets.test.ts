import {describe, expect, test} from 'vitest';
import {linkStyleSheets, findSelectors} from './linkStyleSheets.ts';

const demos = {
  path: '/assets/css/demos.1.css',
  chunk: '34404',
  selectors: findSelectors('.stage_a1{color:red}@media print{.x_b2:hover>.shared,p{width:1.5em}}'),
};
function createPage(body: string): string {
  return `<head><link rel=stylesheet href=/assets/css/styles.0.css /></head><body>${body}`;
}

describe('style sheets of a page', () => {
  test('are those whose classes it uses, after the common one', () => {
    const linked =
      '<link rel=stylesheet href=/assets/css/styles.0.css /><link rel=stylesheet href=/assets/css/demos.1.css />';
    expect(linkStyleSheets(createPage('<p class=stage_a1>'), [demos])).toContain(linked);
    expect(linkStyleSheets(createPage('<p class="one x_b2"><b class=shared>'), [demos])).toContain(linked);
  });

  test('include those that its scripts load', () => {
    const load = (chunk: string): string =>
      `<script type=application/json id=page-manifest>{"modules":{"a":[1,"12"],"b":["x","3","${chunk}"]}}</script>`;
    expect(linkStyleSheets(createPage(load('34404')), [demos])).toContain('demos.1.css');
    expect(linkStyleSheets(createPage(load('344')), [demos])).not.toContain('demos.1.css');
    expect(linkStyleSheets(createPage(load('undefined')), [{...demos, chunk: undefined}])).not.toContain('demos.1.css');
  });

  test("don't change if no class is used, whatever the text says", () => {
    expect(linkStyleSheets(createPage('<p class="stage">Write class=stage_a1 or 5em.</p>'), [demos])).not.toContain(
      'demos',
    );
  });

  test('are left out if only a part of a selector matches', () => {
    expect(linkStyleSheets(createPage('<p class=shared>'), [demos])).not.toContain('demos');
  });

  test('are found by required classes, but not by numbers', () => {
    expect(demos.selectors).toEqual([['stage_a1'], ['x_b2', 'shared']]);
    expect(findSelectors('.a:not(.b) .c:is(.d,.e){margin:0}')).toEqual([['a', 'c']]);
  });

  test('can only be added to a page with a style sheet', () => {
    expect(() => linkStyleSheets('<p class=stage_a1>', [demos])).toThrow('no style sheet');
  });
});
