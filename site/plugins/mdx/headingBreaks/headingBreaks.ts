import type {Element, ElementContent, Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {splitLongName} from '../../../../packages/tooling/splitLongName.ts';
import {findElements} from '../../hast/findElements.ts';

/** Lets long names in headings wrap between their words, because they're wider than a phone. */
export const headingBreaks: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (heading) => {
    if (/^h[1-6]$/.test(heading.tagName)) {
      findElements(heading, 'code').forEach(addBreakPoints);
    }
  });
};

function addBreakPoints(code: Element): void {
  code.children = code.children.flatMap((child): ElementContent[] =>
    child.type === 'text'
      ? splitLongName(child.value).flatMap((value, index): ElementContent[] => [
          ...(index > 0 ? [{type: 'element' as const, tagName: 'wbr', properties: {}, children: []}] : []),
          {type: 'text', value},
        ])
      : [child],
  );
}
