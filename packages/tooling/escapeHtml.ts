/**
 * Escapes a string so that it's safe in an element and in an attribute with either kind of quotes, like DocSearch's
 * crawler does.
 */
export function escapeHtml(text: string): string {
  return escapeAttribute(text).replaceAll("'", '&#39;');
}

/** Escapes a string for the text of an HTML element. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Escapes a string for an HTML attribute in double quotes. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
