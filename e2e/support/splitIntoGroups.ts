/** Splits a list into groups, each named after its first and last entry, for tests of many pages. */
export function splitIntoGroups(
  paths: readonly string[],
  size: number,
): readonly {readonly name: string; readonly paths: readonly string[]}[] {
  return Array.from({length: Math.ceil(paths.length / size)}, (_, index) => {
    const group = paths.slice(index * size, (index + 1) * size);
    return {name: group.length > 1 ? `${group[0]} to ${group.at(-1)}` : `${group[0]}`, paths: group};
  });
}
