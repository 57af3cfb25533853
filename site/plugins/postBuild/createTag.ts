import {escapeAttribute} from '../../../packages/tooling/escapeHtml.ts';

/** Writes an element without content, such as `<meta>`. Escapes its values. */
export function createTag(name: string, attributes: Readonly<Record<string, string>>): string {
  return `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeAttribute(value)}"`)
    .join('')}>`;
}
