import {removeTrailingSlash} from '../../tooling/removeTrailingSlash.ts';

/** Lower ranks are ignored because this is the number of hits in one response. */
export const maxRank = 20;

/**
 * Returns the rank of the first relevant hit, starting at 1, or null if there is none. `judged` are the paths of the
 * relevant pages, and `found` the paths of the hits with their anchors, best first. If no page is relevant, an empty
 * result has rank 1.
 */
export function getRank(judged: readonly string[], found: readonly string[]): number | null {
  if (judged.length === 0) {
    return found.length === 0 ? 1 : null;
  }
  const index = found.slice(0, maxRank).findIndex((path) => judged.some((relevant) => isRelevant(path, relevant)));
  return index === -1 ? null : index + 1;
}

/** Paths of pages are the same with and without a trailing slash. */
function isRelevant(path: string, relevant: string): boolean {
  const page = removeTrailingSlash(path.replace(/#.*/, ''));
  return relevant.endsWith('/*')
    ? `${page}/`.startsWith(relevant.slice(0, -1))
    : path === relevant || page === removeTrailingSlash(relevant);
}
