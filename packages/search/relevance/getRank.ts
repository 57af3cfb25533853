/** Lower ranks are ignored because this is the number of hits in one response. */
export const MAX_RANK = 20;

/**
 * Returns the rank of the first right answer, starting at 1, or null if there is none. `found` are paths with their
 * anchors, best first. If no answer is expected, an empty result is right and has rank 1.
 */
export function getRank(expected: readonly string[], found: readonly string[]): number | null {
  if (expected.length === 0) {
    return found.length === 0 ? 1 : null;
  }
  const index = found.slice(0, MAX_RANK).findIndex((path) => expected.some((right) => isRight(right, path)));
  return index === -1 ? null : index + 1;
}

/** Paths of pages are the same with and without a slash at the end. */
function isRight(right: string, path: string): boolean {
  const page = addSlash(path.replace(/#.*/, ''));
  return right.endsWith('/*') ? page.startsWith(right.slice(0, -1)) : path === right || page === addSlash(right);
}

function addSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}
