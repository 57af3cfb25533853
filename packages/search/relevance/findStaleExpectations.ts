import type {SearchRecord} from '../contract.ts';
import {goldenSet} from './goldenSet.ts';
import {heldOutSet} from './heldOutSet.ts';

/**
 * Lists the expected paths that aren't in any record, with their queries. This happens if the site changes, but the
 * test queries don't. Held-out queries aren't named.
 */
export function findStaleExpectations(records: readonly SearchRecord[]): string[] {
  const paths = new Set<string>();
  for (const {url} of records) {
    const {pathname, hash} = new URL(url);
    paths.add(pathname + hash);
    paths.add(pathname.replace(/(?<=.)\/$/, ''));
    pathname.split('/').forEach((_, index, parts) => paths.add(`${parts.slice(0, index + 1).join('/')}/*`));
  }
  const isStale = (path: string) => !paths.has(path);
  return [
    ...goldenSet.flatMap(({queries}) =>
      Object.entries(queries).flatMap(([query, expected]) =>
        expected.filter(isStale).map((path) => `${query}: ${path}`),
      ),
    ),
    ...Object.entries(heldOutSet).flatMap(([group, queries]) =>
      Object.values(queries)
        .flat()
        .filter(isStale)
        .map((path) => `held-out ${group}: ${path}`),
    ),
  ];
}
