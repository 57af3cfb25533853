import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {nearest} from '../../../reference/nearest';
import {labAttributes, namesIn} from '../../src/components/tools/PlayerLab/askedNames';

/** What is wrong with a `<PlayerLab>`: an attribute or a name that it does not have, with those that it has. */
export const playerLabFault = ({attributes}: MdxJsxFlowElement): string | undefined => {
  if (attributes.length === 0) return `ask for ${listed(Object.keys(labAttributes))}`;
  for (const attribute of attributes) {
    const name = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{…}';
    const known = labAttributes[name];
    if (!known) return `there is no attribute "${name}". There are ${listed(Object.keys(labAttributes))}`;
    if (typeof attribute.value !== 'string') return `"${name}" is a text of names, such as ${name}="${known[0]}"`;
    const unknown = namesIn(attribute.value).find((item) => !known.includes(item));
    if (unknown !== undefined)
      return `${name}: there is no "${unknown}". Nearest: ${listed(nearest(unknown, known))}. There are ${listed(known)}`;
  }
  return undefined;
};

const listed = (names: readonly string[]): string => names.join(', ');
