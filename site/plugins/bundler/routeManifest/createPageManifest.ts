import {listChunkNames} from '../../../client/routing/listChunkNames.ts';
import type {RouteEntry, RouteManifest} from '../../../client/routing/RouteManifest.ts';

/**
 * Returns the part of the manifest that the page at `path` needs: its route and the parents of it, and what they load.
 * Empty for an unknown path. Always contains the home page, because breadcrumbs look it up.
 */
export function createPageManifest(table: RouteManifest, path: string | undefined): RouteManifest {
  const chain = getChain(table.routes, path);
  const modules = Object.fromEntries(
    collectRows(chain)
      .flatMap(({names = []}) => listChunkNames(names))
      .flatMap((name) => {
        const module = table.modules[name];
        return module ? [[name, module]] : [];
      }),
  ) as RouteManifest['modules'];
  const chunks = new Set(Object.values(modules).flatMap(([, ...ids]) => ids));
  const files = Object.fromEntries(Object.entries(table.files).filter(([id]) => chunks.has(id)));
  const home = path === '/' ? [] : table.routes.flatMap((row) => (row.path === '/' ? [removeNames(row)] : []));
  return {modules, files, routes: [...chain, ...home]};
}

function removeNames({path, hash, exact}: RouteEntry): RouteEntry {
  return {path, hash, ...(exact && {exact})};
}

function getChain(rows: readonly RouteEntry[], path: string | undefined): readonly RouteEntry[] {
  return rows.flatMap((row) => {
    if (!row.routes) {
      return row.path === path ? [row] : [];
    }
    const routes = getChain(row.routes, path);
    return routes.length > 0 ? [{...row, routes}] : [];
  });
}

function collectRows(rows: readonly RouteEntry[]): readonly RouteEntry[] {
  return rows.flatMap((row) => [row, ...collectRows(row.routes ?? [])]);
}

/** Returns the paths of all pages. */
export function collectPaths(rows: readonly RouteEntry[]): readonly string[] {
  return collectRows(rows).flatMap(({path, routes}) => (routes ? [] : [path]));
}
