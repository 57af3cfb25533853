import type {Element} from 'hast';

/** Whether an element has a class, or a CSS module's class of that name. */
export function hasClass({properties}: Element, name: string): boolean {
  return (
    Array.isArray(properties.className) &&
    properties.className.some((item) => item === name || String(item).startsWith(`${name}_`))
  );
}
