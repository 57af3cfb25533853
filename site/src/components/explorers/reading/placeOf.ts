/** Where in a text an index lies, as editors count: lines and columns from 1 on. */
export const placeOf = (text: string, index: number): {readonly line: number; readonly column: number} => {
  const before = text.slice(0, index).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
};
