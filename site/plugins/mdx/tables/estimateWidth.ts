/** The length of a cell's text. */
type CellLengths = {readonly length: number; readonly longestWord: number};

/** The width of a character in pixels, based on code, which is the widest. */
const character = 7.6;
const padding = 12;

/** A column with sentences needs room for several words per line. */
const minColumnWidth = 130;

/**
 * Returns the width in pixels below which a table is unreadable, because a word wouldn't fit, or because sentences
 * would have one word per line.
 */
export function estimateWidth(rows: readonly (readonly CellLengths[])[]): number {
  const columns = rows[0]?.map((_, index) => rows.flatMap((row) => row[index] ?? [])) ?? [];
  return columns.reduce((sum, cells) => sum + Math.max(...cells.map(estimateCellWidth)) + padding, 0);
}

function estimateCellWidth({length, longestWord}: CellLengths): number {
  return Math.max(longestWord * character, Math.min(length * character, minColumnWidth));
}
