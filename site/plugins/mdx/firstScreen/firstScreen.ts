import type {Root, RootContent} from 'hast';
import type {MdxJsxFlowElementHast} from 'mdast-util-mdx-jsx';
import type {Plugin} from 'unified';
import {estimateHeight} from './estimateHeight.ts';

/** How many pixels of content are rendered first. With the title above, they fill windows of up to 1,100 px. */
const firstScreenHeight = 900;

/** Shorter content isn't worth a second frame. */
const minRestHeight = 300;

/**
 * Wraps the content of a page that is below the first screen in `BelowTheFold`. When a reader follows a link to the
 * page, it's rendered after the top of the page has appeared.
 */
export const firstScreen: Plugin<[], Root> = () => (tree) => {
  // Imports and exports have to be at the top level of a page.
  const isContent = ({type}: RootContent): boolean => type !== 'mdxjsEsm';
  const content = tree.children.filter(isContent);
  let height = 0;
  const start = content.findIndex((node) => {
    const isBelow = height >= firstScreenHeight;
    height += isBelow ? 0 : estimateHeight(node);
    return isBelow;
  });
  if (start === -1) {
    return;
  }
  const rest = content.slice(start);
  const restHeight = rest.reduce((sum, node) => sum + estimateHeight(node), 0);
  if (restHeight < minRestHeight) {
    return;
  }
  const below = {
    type: 'mdxJsxFlowElement',
    name: 'BelowTheFold',
    attributes: [{type: 'mdxJsxAttribute', name: 'height', value: `${Math.round(restHeight)}px`}],
    children: rest,
  } as MdxJsxFlowElementHast;
  tree.children = [...tree.children.filter((node) => !isContent(node)), ...content.slice(0, start), below];
};
