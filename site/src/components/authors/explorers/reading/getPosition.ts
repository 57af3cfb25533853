/** Converts an index in a string to a position as in editors, with lines and columns that start at 1. */
export function getPosition(text: string, index: number): {readonly line: number; readonly column: number} {
  const before = text.slice(0, index).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}
