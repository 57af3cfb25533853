import ComponentCreator from '@docusaurus/ComponentCreator';
import {isMissing} from '@site/src/components/ui/LazyLoad/isMissing';
import {matchRoutes} from 'react-router-config';
import {mergeRoutes, type Route} from './mergeRoutes.ts';
import {listChunkNames} from './listChunkNames.ts';
import {type PageManifest, pageManifestId, type RouteEntry, type RouteManifest} from './RouteManifest.ts';
import {bundler} from './bundlerRuntime.ts';
import {StaleManifestError} from './StaleManifestError.ts';
import registry from './generatedModules/registry.ts';
import routesChunkNames from './generatedModules/routesChunkNames.ts';

export type PageRoute = Route<ReturnType<typeof ComponentCreator>>;

/** The routes known so far: at first only the opened page's route, later all of them. */
export const routes: PageRoute[] = [];

/** Loads the manifest of all pages. Throws `StaleManifestError` if the site has been deployed again in the meantime. */
export function loadFullManifest(): Promise<void> {
  if (fullManifestUrl === undefined) {
    return Promise.resolve();
  }
  loading ??= load(fullManifestUrl).finally(() => (loading = undefined));
  return loading;
}

/** Whether one of the paths belongs to a page that can be rendered, or is known not to exist. */
export function isKnown(paths: readonly string[]): boolean {
  return (
    fullManifestUrl === undefined ||
    paths.some((path) => matchRoutes<object>(routes, path).some(({route}) => isWhole(route)))
  );
}

type PageFile = {
  readonly url: string;
  /** Whether it's a script that few other pages need. Scripts that many pages share have no name. */
  readonly isOwn: boolean;
};

/** Returns the scripts and style sheets of the page at a path that haven't been loaded. */
export function getMissingFiles(path: string): readonly PageFile[] {
  return matchRoutes<object, PageRoute>(routes, path)
    .flatMap(({route}) => listChunkNames(route.names ?? []))
    .flatMap((name) =>
      (chunks[name] ?? [])
        .filter((chunk) => !bundler.isEvaluated(chunk))
        .map(bundler.getUrl)
        .map((url) => ({url, isOwn: url.includes(`/${name}.`)})),
    );
}

const chunks: Record<string, readonly string[]> = {};
let fullManifestUrl: string | undefined;
let loading: Promise<void> | undefined;

async function load(url: string): Promise<void> {
  const answer = await fetch(url);
  if (isMissing(answer)) {
    throw new StaleManifestError();
  }
  if (!answer.ok) {
    throw new Error(`Loading the route manifest failed with status ${answer.status}.`);
  }
  add((await answer.json()) as RouteManifest);
  fullManifestUrl = undefined;
}

function add({modules, files, routes: rows}: RouteManifest): void {
  bundler.addFiles(files);
  for (const [name, [module, ...needed]] of Object.entries(modules)) {
    chunks[name] = needed;
    registry[name] ??= [() => bundler.load(module, needed), name, module];
  }
  mergeRoutes(routes, rows, create);
  routes.push({path: '*', key: '*', component: nowhere, isWhole: false});
}

function create({path, hash, names}: RouteEntry): PageRoute['component'] {
  if (names === undefined) {
    return nowhere;
  }
  routesChunkNames[`${path}-${hash}`] = names;
  return ComponentCreator(path, hash);
}

const nowhere = ComponentCreator('*', '');

function isWhole(route: {readonly exact?: boolean; readonly isWhole?: boolean}): boolean {
  return route.exact === true && route.isWhole === true;
}

const own = JSON.parse(document.getElementById(pageManifestId)?.textContent ?? 'null') as PageManifest | null;
if (own) {
  add(own);
  fullManifestUrl = own.all;
}
