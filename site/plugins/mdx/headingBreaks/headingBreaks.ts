import type {Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {splitLongName} from '../../../../packages/tooling/splitLongName.ts';
import {addBreakPoints} from '../../hast/addBreakPoints.ts';
import {findElements} from '../../hast/findElements.ts';

/** Lets long names in headings wrap between their words, because they're wider than a phone. */
export const headingBreaks: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (heading) => {
    if (/^h[1-6]$/.test(heading.tagName)) {
      findElements(heading, 'code').forEach((code) => addBreakPoints(code, splitLongName));
    }
  });
};
