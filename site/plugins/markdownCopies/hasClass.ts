import type {Element} from 'hast';

/** Whether an element has a class, or one that style modules made of the name. */
export const hasClass = ({properties}: Element, name: string): boolean =>
  Array.isArray(properties.className) &&
  properties.className.some((item) => item === name || String(item).startsWith(`${name}_`));
