import type {ChunkNames, RouteEntry} from './RouteManifest.ts';

/** A route as the router uses it. */
export type Route<Component> = {
  readonly path: string;
  readonly exact?: boolean;
  /** Docusaurus reads it to choose the sidebar of a page. */
  readonly sidebar?: string;
  /** `path-hash`, the key under which Docusaurus stores the route. */
  readonly key: string;
  readonly component: Component;
  readonly names?: ChunkNames;
  /** Whether more than the path of the route is known. */
  readonly isWhole: boolean;
  readonly routes?: Route<Component>[];
};

/**
 * Replaces the contents of `routes` by those of `rows`, in that order. Existing routes stay the same objects, so React
 * doesn't render them again; missing ones are created, and their components when they're needed.
 */
export function mergeRoutes<Component>(
  routes: Route<Component>[],
  rows: readonly RouteEntry[],
  create: (row: RouteEntry) => Component,
): void {
  const known = new Map(routes.map((route) => [route.key, route]));
  const merged = rows.map((row): Route<Component> => {
    const key = `${row.path}-${row.hash}`;
    const there = known.get(key);
    const {path, exact, sidebar, names, routes: inner} = row;
    let component: Component | undefined;
    const route: Route<Component> = there?.isWhole
      ? there
      : {
          path,
          ...(exact && {exact}),
          ...(sidebar && {sidebar}),
          key,
          get component() {
            component ??= create(row);
            return component;
          },
          ...(names !== undefined && {names}),
          isWhole: names !== undefined,
          ...(inner && {routes: []}),
        };
    if (inner && route.routes) {
      mergeRoutes(route.routes, inner, create);
    }
    return route;
  });
  routes.splice(0, routes.length, ...merged);
}
