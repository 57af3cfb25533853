import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addToHead} from '../../postBuild/addToHead.ts';
import type {BuiltSite, PostBuildStep} from '../../postBuild/BuiltSite.ts';
import {createFileName} from '../../postBuild/createFileName.ts';
import {collectChunks, type Chunks} from './collectChunks.ts';
import {createPageManifest, collectPaths} from './createPageManifest.ts';
import {pageManifestId, type PageManifest, type RouteManifest} from '../../../client/routing/RouteManifest.ts';
import {readRoutes} from './readRoutes.ts';
import {writeGlobalData} from './writeGlobalData.ts';

function getRoutingPath(file: string): string {
  return join(__dirname, '../../../client/routing', file);
}

/**
 * Keeps the manifest of all routes out of the script that every page loads, which would grow with each page: what a page
 * needs to start is in its HTML, and the rest in a file that is fetched when another page may be opened.
 *
 * Upstream: https://github.com/facebook/docusaurus/issues/7256. Delete when Docusaurus loads its routes lazily.
 */
export function routeManifest(): {plugin: (context: LoadContext) => Plugin; addManifests: PostBuildStep} {
  let generatedFiles = '';
  let chunks: Chunks | undefined;
  const plugin = ({generatedFilesDir}: LoadContext): Plugin => {
    generatedFiles = generatedFilesDir;
    return {
      name: 'route-manifest',
      configureWebpack: (_config, isServer, {currentBundler}) => {
        // The development server doesn't write pages that could contain a manifest.
        if (isServer || process.env.NODE_ENV !== 'production') {
          return {};
        }
        writeGlobalData(generatedFilesDir);
        const {NormalModuleReplacementPlugin} = currentBundler.instance;
        return {
          resolve: {
            alias: {
              [require.resolve('@docusaurus/core/lib/client/docusaurus')]: getRoutingPath('fetchAhead.ts'),
              [getRoutingPath('ensureRoute.ts')]: getRoutingPath('ensureRouteFromManifest.tsx'),
              [require.resolve('@docusaurus/core/lib/client/exports/renderRoutes')]: getRoutingPath('renderRoutes.tsx'),
            },
          },
          plugins: [
            new NormalModuleReplacementPlugin(
              /^@generated\/(routes|registry|routesChunkNames|globalData)$/,
              (resource) => {
                resource.request = getRoutingPath(
                  `generatedModules/${resource.request.slice('@generated/'.length)}.ts`,
                );
              },
            ),
            collectChunks(join(generatedFilesDir, 'registry.js'), (found) => (chunks = found)),
          ],
        };
      },
    };
  };
  return {plugin, addManifests: (site) => addManifests(site, generatedFiles, chunks)};
}

function addManifests({folder, files}: BuiltSite, generatedFiles: string, chunks: Chunks | undefined): void {
  if (!chunks) {
    throw new Error('The chunks of the pages are unknown, because the client build has not run.');
  }
  const manifest: RouteManifest = {...chunks, routes: readRoutes(generatedFiles)};
  const all = writeManifest(folder, JSON.stringify(manifest));
  const paths = new Map(
    collectPaths(manifest.routes).map((path) => [`${createFileName(path)}/index.html`.replace(/^index\//, ''), path]),
  );
  const pages = files.filter(({html}) => html.includes('<div id=__docusaurus>'));
  // Pages without their manifest would start with no routes.
  if (pages.length < paths.size) {
    throw new Error(
      `Only ${pages.length} of ${paths.size} pages have the framework's root element "<div id=__docusaurus>". If the framework writes it in another way now, adapt site/plugins/bundler/routeManifest.`,
    );
  }
  for (const file of pages) {
    const own: PageManifest = {...createPageManifest(manifest, paths.get(file.name)), all};
    const json = JSON.stringify(own).replaceAll('<', '\\u003c');
    addToHead(file, `<script type=application/json id=${pageManifestId}>${json}</script>`);
  }
}

/** Writes the manifest of all routes and returns its URL, which changes with its content. */
function writeManifest(outDir: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const path = `/assets/routes.${hash}.json`;
  writeFileSync(join(outDir, path), content);
  return path;
}
