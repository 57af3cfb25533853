import ComponentCreator from '@docusaurus/ComponentCreator';
import {saysGone} from '@site/src/components/ui/LazyPart/saysGone';
import {matchRoutes} from 'react-router-config';
import {mergeRoutes, type Route} from '../mergeRoutes';
import {namesIn} from '../namesIn';
import {type OwnTable, ownTableId, type PageRow, type RouteTable} from '../RouteTable';
import {bundler} from './bundler';
import {PagesGone} from './PagesGone';
import registry from './registry';
import routesChunkNames from './routesChunkNames';

export type PageRoute = Route<ReturnType<typeof ComponentCreator>>;

/** The routes that are known up to now: first that of the page which was opened, then all. */
export const routes: PageRoute[] = [];

/** Loads what there is to know of all pages. Throws `PagesGone` when the site has been built anew since. */
export const loadAllPages = (): Promise<void> => {
  if (addressOfAll === undefined) return Promise.resolve();
  loading ??= load(addressOfAll).finally(() => (loading = undefined));
  return loading;
};

/** Whether one of the paths is that of a page which can be drawn, or is known to be none. */
export const isKnown = (paths: readonly string[]): boolean =>
  addressOfAll === undefined ||
  paths.some((path) => matchRoutes<object>(routes, path).some(({route}) => isWhole(route)));

/** The scripts that only the page at a path needs, or few others, as far as it is known. */
export const scriptsOf = (path: string): readonly string[] =>
  matchRoutes<object>(routes, path)
    .flatMap(({route}) => namesIn(routesChunkNames[String(route.key)] ?? []))
    .flatMap((name) => (chunks[name] ?? []).flatMap((chunk) => bundler.scriptOf(chunk) ?? []).filter(isNamed(name)));

/** What many pages share has no name. */
const isNamed =
  (name: string) =>
  (script: string): boolean =>
    script.includes(`/${name}.`);

const chunks: Record<string, readonly string[]> = {};
let addressOfAll: string | undefined;
let loading: Promise<void> | undefined;

const load = async (address: string): Promise<void> => {
  const answer = await fetch(address);
  if (saysGone(answer)) throw new PagesGone();
  if (!answer.ok) throw new Error(`The table of pages answered ${answer.status}.`);
  add((await answer.json()) as RouteTable);
  addressOfAll = undefined;
};

const add = ({parts, files, routes: rows}: RouteTable): void => {
  bundler.addFiles(files);
  for (const [name, [module, ...needed]] of Object.entries(parts)) {
    chunks[name] = needed;
    registry[name] ??= [() => bundler.load(module, needed), name, module];
  }
  mergeRoutes(routes, rows, create);
  routes.push({path: '*', key: '*', component: nowhere, isWhole: false});
};

const create = ({path, hash, names}: PageRow): PageRoute['component'] => {
  if (names === undefined) return nowhere;
  routesChunkNames[`${path}-${hash}`] = names;
  return ComponentCreator(path, hash);
};

const nowhere = ComponentCreator('*', '');

const isWhole = (route: {readonly exact?: boolean; readonly isWhole?: boolean}): boolean =>
  route.exact === true && route.isWhole === true;

const own = JSON.parse(document.getElementById(ownTableId)?.textContent ?? 'null') as OwnTable | null;
if (own) {
  add(own);
  addressOfAll = own.all;
}
