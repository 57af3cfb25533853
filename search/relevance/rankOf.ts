/** Ranks beyond this are not looked at: it is what one answer holds. */
export const DEEPEST_RANK = 20;

/**
 * Finds how far down the first right answer stands, from 1; null if there is none. `found` are paths with their
 * anchors, best first. Where nothing is expected, an empty answer is right and has rank 1.
 */
export function rankOf(expected: readonly string[], found: readonly string[]): number | null {
  if (expected.length === 0) {
    return found.length === 0 ? 1 : null;
  }
  const index = found.slice(0, DEEPEST_RANK).findIndex((path) => expected.some((right) => isRight(right, path)));
  return index === -1 ? null : index + 1;
}

function isRight(right: string, path: string): boolean {
  const [page] = path.split('#');
  return right.endsWith('/*')
    ? `${page}/`.startsWith(right.slice(0, -1))
    : path === right || page === right || `${page}/` === right;
}
