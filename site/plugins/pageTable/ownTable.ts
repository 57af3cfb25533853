import {namesIn} from './namesIn';
import type {PageRow, RouteTable} from './RouteTable';

/**
 * The part of the table that the page at `path` needs: its route with those around it, and what they load. An address
 * that leads nowhere needs none. The home page is always said to exist, because breadcrumbs ask for it.
 */
export const ownTable = (table: RouteTable, path: string | undefined): RouteTable => {
  const chain = chainTo(table.routes, path);
  const parts = Object.fromEntries(
    rowsIn(chain)
      .flatMap(({names = []}) => namesIn(names))
      .flatMap((name) => {
        const part = table.parts[name];
        return part ? [[name, part]] : [];
      }),
  ) as RouteTable['parts'];
  const chunks = new Set(Object.values(parts).flatMap(([, ...ids]) => ids));
  const files = Object.fromEntries(Object.entries(table.files).filter(([id]) => chunks.has(id)));
  const home = path === '/' ? [] : table.routes.flatMap((row) => (row.path === '/' ? [withoutNames(row)] : []));
  return {parts, files, routes: [...chain, ...home]};
};

const withoutNames = ({path, hash, exact}: PageRow): PageRow => ({path, hash, ...(exact && {exact})});

const chainTo = (rows: readonly PageRow[], path: string | undefined): readonly PageRow[] =>
  rows.flatMap((row) => {
    if (!row.routes) return row.path === path ? [row] : [];
    const routes = chainTo(row.routes, path);
    return routes.length > 0 ? [{...row, routes}] : [];
  });

const rowsIn = (rows: readonly PageRow[]): readonly PageRow[] =>
  rows.flatMap((row) => [row, ...rowsIn(row.routes ?? [])]);

/** The paths of all pages. */
export const pathsIn = (rows: readonly PageRow[]): readonly string[] =>
  rowsIn(rows).flatMap(({path, routes}) => (routes ? [] : [path]));
