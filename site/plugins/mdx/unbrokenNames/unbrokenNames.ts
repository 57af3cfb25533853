import type {Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {getText} from '../../hast/getText.ts';

/** Longer names may wrap, because they might not fit on a line. */
const maxLength = 24;

/** Marks names with hyphens, such as `--json` or `h264-mkv`, so that no line ends after a hyphen (`code.css`). */
export const unbrokenNames: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'code') {
      return;
    }
    const name = getText(element);
    if (name.length <= maxLength && /^[\w-]*-[\w-]+(=\w+)?$/.test(name)) {
      element.properties.className = ['unbroken'];
    }
  });
};
