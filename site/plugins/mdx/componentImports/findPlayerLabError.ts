import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {findNearestNames} from '../../../../packages/toolkit-model/findNearestNames.ts';
import {labAttributes, splitNames} from '../../../src/components/authors/tools/PlayerLab/labAttributes.ts';

/** Returns the error in a `<PlayerLab>`: an unknown attribute or name, with a list of the known ones. */
export function findPlayerLabError({attributes}: MdxJsxFlowElement): string | undefined {
  if (attributes.length === 0) {
    return `ask for ${formatList(Object.keys(labAttributes))}`;
  }
  for (const attribute of attributes) {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
    const known = labAttributes[name];
    if (!known) {
      return `there is no attribute "${name}". There are ${formatList(Object.keys(labAttributes))}`;
    }
    if (typeof attribute.value !== 'string') {
      return `"${name}" is a text of names, such as ${name}="${known[0]}"`;
    }
    const unknown = splitNames(attribute.value).find((item) => !known.includes(item));
    if (unknown !== undefined) {
      return `${name}: there is no "${unknown}". Nearest: ${formatList(findNearestNames(unknown, known))}. There are ${formatList(known)}`;
    }
  }
  return undefined;
}

function formatList(names: readonly string[]): string {
  return names.join(', ');
}
