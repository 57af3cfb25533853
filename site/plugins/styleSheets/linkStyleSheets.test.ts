import {describe, expect, it} from 'vitest';
import {linkStyleSheets, selectorsOf} from './linkStyleSheets';

const parts = {
  path: '/assets/css/parts.1.css',
  selectors: selectorsOf('.stage_a1{color:red}@media print{.x_b2:hover>.shared,p{width:1.5em}}'),
};
const page = (body: string): string =>
  `<head><link rel=stylesheet href=/assets/css/styles.0.css /></head><body>${body}`;

describe('style sheets of a page', () => {
  it('are those whose classes it uses, behind the one for all', () => {
    const linked =
      '<link rel=stylesheet href=/assets/css/styles.0.css /><link rel=stylesheet href=/assets/css/parts.1.css />';
    expect(linkStyleSheets(page('<p class=stage_a1>'), [parts])).toContain(linked);
    expect(linkStyleSheets(page('<p class="one x_b2"><b class=shared>'), [parts])).toContain(linked);
  });

  it('are left as they are where no class is used, whatever the text says', () => {
    const html = page('<p class="stage">class=stage_a1 5em</p>');
    expect(linkStyleSheets(html.replace('class=stage_a1', 'stage_a1'), [parts])).not.toContain('parts');
  });

  it('are left out where only a part of a selector is met', () => {
    expect(linkStyleSheets(page('<p class=shared>'), [parts])).not.toContain('parts');
  });

  it('know classes that something must have, and no numbers', () => {
    expect(parts.selectors).toEqual([['stage_a1'], ['x_b2', 'shared']]);
    expect(selectorsOf('.a:not(.b) .c:is(.d,.e){margin:0}')).toEqual([['a', 'c']]);
  });

  it('need a page with a style sheet', () => {
    expect(() => linkStyleSheets('<p class=stage_a1>', [parts])).toThrow('no style sheet');
  });
});
