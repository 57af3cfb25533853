import {removeTrailingSlash} from '../../tooling/removeTrailingSlash.ts';
import type {SearchRecord} from '../contract.ts';
import {testQuerySets} from './testQuerySets.ts';
import {heldOutQueries} from './heldOutQueries.ts';

/**
 * Lists the paths of relevant pages that aren't in any record, with their queries. This happens if the site changes, but
 * the judgments don't. Held-out queries aren't named.
 */
export function findStaleJudgments(records: readonly SearchRecord[]): string[] {
  const paths = new Set<string>();
  for (const {url} of records) {
    const {pathname, hash} = new URL(url);
    paths.add(pathname + hash);
    paths.add(removeTrailingSlash(pathname));
    pathname.split('/').forEach((_, index, parts) => paths.add(`${parts.slice(0, index + 1).join('/')}/*`));
  }
  const isStale = (path: string) => !paths.has(path);
  return [
    ...testQuerySets.flatMap(({queries}) =>
      Object.entries(queries).flatMap(([query, expected]) =>
        expected.filter(isStale).map((path) => `${query}: ${path}`),
      ),
    ),
    ...Object.entries(heldOutQueries).flatMap(([group, queries]) =>
      Object.values(queries)
        .flat()
        .filter(isStale)
        .map((path) => `held-out ${group}: ${path}`),
    ),
  ];
}
