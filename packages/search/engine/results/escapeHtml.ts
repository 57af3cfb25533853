import {escapeAttribute} from '../../../tooling/escapeHtml.ts';

/**
 * Escapes a string so that it's safe in an element and in an attribute with either kind of quotes, like DocSearch's
 * crawler does.
 */
export function escapeHtml(text: string): string {
  return escapeAttribute(text).replaceAll("'", '&#39;');
}
