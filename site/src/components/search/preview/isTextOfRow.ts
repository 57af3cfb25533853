/**
 * Returns whether a text that the search found is that of a table row. The search returns the text of all cells as one
 * string, with a colon after the first one.
 */
export function isTextOfRow(text: string, firstCell = ''): boolean {
  const name = firstCell.replaceAll(/\s+/g, ' ').trim();
  return name !== '' && (text === name || text.startsWith(`${name}: `));
}
