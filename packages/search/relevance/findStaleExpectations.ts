import type {SearchRecord} from '../contract.ts';
import {goldenSet} from './goldenSet.ts';

/**
 * Lists the expected paths that aren't in any record, with their queries. This happens if the site changes, but the
 * test queries don't.
 */
export function findStaleExpectations(records: readonly SearchRecord[]): string[] {
  const paths = new Set<string>();
  for (const {url} of records) {
    const {pathname, hash} = new URL(url);
    paths.add(pathname + hash);
    paths.add(pathname.replace(/(?<=.)\/$/, ''));
    pathname.split('/').forEach((_, index, parts) => paths.add(`${parts.slice(0, index + 1).join('/')}/*`));
  }
  return goldenSet.flatMap(({queries}) =>
    Object.entries(queries).flatMap(([query, expected]) =>
      expected.filter((path) => !paths.has(path)).map((path) => `${query}: ${path}`),
    ),
  );
}
