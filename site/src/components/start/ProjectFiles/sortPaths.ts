/** Sorts the paths of a project: the code first, then other folders, then the files next to them. */
export function sortPaths(paths: readonly string[]): string[] {
  return [...paths].sort((a, b) => getRank(a) - getRank(b) || (a < b ? -1 : 1));
}

function getRank(path: string): number {
  const rank = ranks.findIndex((pattern) => pattern.test(path));
  return rank === -1 ? ranks.length : rank;
}

/** Components start with a capital letter. */
const ranks = [
  /^src\/(?:Video)?Root\./,
  /^src\/[A-Z][^/]*$/,
  /^src\/[^/]+$/,
  /^src\/(?!declarations\/)/,
  /^app\//,
  /^scripts\//,
  /^public\//,
  /^src\//,
  /^[^/]+$/,
];
