import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {RouteEntry, ChunkNames} from '../../../client/routing/RouteManifest.ts';

/** Reads the routes that Docusaurus has generated as code, without the catch-all route. */
export function readRoutes(generatedFilesDir: string): readonly RouteEntry[] {
  const names = JSON.parse(readFileSync(join(generatedFilesDir, 'routesChunkNames.json'), 'utf8')) as NamesByRoute;
  return toRows(readFileSync(join(generatedFilesDir, 'routes.js'), 'utf8'), names);
}

type NamesByRoute = Readonly<Record<string, ChunkNames>>;

type GeneratedRoute = {
  readonly component: {readonly hash: string};
  readonly routes?: readonly GeneratedRoute[];
} & Omit<RouteEntry, 'hash' | 'names' | 'routes'>;

/** Runs `code`, which creates a component for each route, with a function that records its arguments instead. */
export function toRows(code: string, names: NamesByRoute): readonly RouteEntry[] {
  const body = code.replace(/^import .*$/gm, '').replace('export default', 'return');
  const read = new Function('ComponentCreator', body) as (
    create: (path: string, hash: string) => GeneratedRoute['component'],
  ) => readonly GeneratedRoute[];
  const row = ({component: {hash}, routes, ...route}: GeneratedRoute): RouteEntry => {
    const own = names[`${route.path}-${hash}`];
    if (own === undefined) {
      throw new Error(`Docusaurus names no modules for the route ${route.path}.`);
    }
    return {...route, hash, names: own, ...(routes && {routes: routes.map(row)})};
  };
  return read((_path, hash) => ({hash}))
    .filter(({path}) => path !== '*')
    .map(row);
}
