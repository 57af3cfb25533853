import type {PageRow} from './RouteTable';

/** A route as the router has it. */
export interface Route<Component> {
  readonly path: string;
  readonly exact?: boolean;
  /** Read by the framework when it chooses a page's sidebar. */
  readonly sidebar?: string;
  /** Path and hash, with a hyphen between: the name by which the framework knows the route. */
  readonly key: string;
  readonly component: Component;
  /** Whether the route is known by more than its path. */
  readonly isWhole: boolean;
  readonly routes?: Route<Component>[];
}

/**
 * Makes `routes` those of `rows`, in their order. Those that are there already stay the same objects, so that what they
 * have drawn is not drawn anew; the rest is created.
 */
export const mergeRoutes = <Component>(
  routes: Route<Component>[],
  rows: readonly PageRow[],
  create: (row: PageRow) => Component,
): void => {
  const known = new Map(routes.map((route) => [route.key, route]));
  const merged = rows.map((row): Route<Component> => {
    const key = `${row.path}-${row.hash}`;
    const there = known.get(key);
    const {path, exact, sidebar, names, routes: inner} = row;
    const route: Route<Component> = there?.isWhole
      ? there
      : {
          path,
          ...(exact && {exact}),
          ...(sidebar && {sidebar}),
          key,
          component: create(row),
          isWhole: names !== undefined,
          ...(inner && {routes: []}),
        };
    if (inner && route.routes) mergeRoutes(route.routes, inner, create);
    return route;
  });
  routes.splice(0, routes.length, ...merged);
};
