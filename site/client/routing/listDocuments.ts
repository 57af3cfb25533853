import type {GlobalDoc} from '@docusaurus/plugin-content-docs/client';

type Known = {
  readonly path: string;
  readonly sidebar?: string;
  readonly routes?: readonly Known[];
};

/** Returns the pages below `path` the way the theme looks up documents. Their IDs are their paths. */
export function listDocuments(routes: readonly Known[], path: string): readonly GlobalDoc[] {
  return routes.flatMap((route) => {
    if (route.routes) {
      return listDocuments(route.routes, path);
    }
    return route.path.startsWith(`${path}/`) ? [{id: route.path, path: route.path, sidebar: route.sidebar}] : [];
  });
}
