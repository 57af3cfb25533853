import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {PageRow, PartNames} from './RouteTable';

/** Reads the routes that the framework has generated as code, without the one for addresses that lead nowhere. */
export const readRoutes = (generatedFilesDir: string): readonly PageRow[] => {
  const names = JSON.parse(readFileSync(join(generatedFilesDir, 'routesChunkNames.json'), 'utf8')) as NamesByRoute;
  return rowsOf(readFileSync(join(generatedFilesDir, 'routes.js'), 'utf8'), names);
};

type NamesByRoute = Readonly<Record<string, PartNames>>;

interface GeneratedRoute extends Omit<PageRow, 'hash' | 'names' | 'routes'> {
  readonly component: {readonly hash: string};
  readonly routes?: readonly GeneratedRoute[];
}

/** `code` creates a component for each route; this runs it with a function that keeps what it is told instead. */
export const rowsOf = (code: string, names: NamesByRoute): readonly PageRow[] => {
  const body = code.replace(/^import .*$/gm, '').replace('export default', 'return');
  const read = new Function('ComponentCreator', body) as (
    create: (path: string, hash: string) => GeneratedRoute['component'],
  ) => readonly GeneratedRoute[];
  const row = ({component: {hash}, routes, ...route}: GeneratedRoute): PageRow => {
    const own = names[`${route.path}-${hash}`];
    if (own === undefined) throw new Error(`The framework names nothing to load for the route ${route.path}.`);
    return {...route, hash, names: own, ...(routes && {routes: routes.map(row)})};
  };
  return read((_path, hash) => ({hash}))
    .filter(({path}) => path !== '*')
    .map(row);
};
