import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addToHead} from '../builtPages/addToHead';
import {fileName} from '../builtPages/fileName';
import {collectParts, type Parts} from './collectParts';
import {ownTable, pathsIn} from './ownTable';
import {ownTableId, type OwnTable, type RouteTable} from './RouteTable';
import {readRoutes} from './readRoutes';

const client = (file: string): string => join(__dirname, 'client', file);

/**
 * Keeps the table of all pages out of the script that every page loads, which would grow with each page: what a page
 * needs to start stands in its HTML, and all of it in a file that is fetched when another page may be opened.
 */
export const pageTable = ({generatedFilesDir}: LoadContext): Plugin => {
  let parts: Parts | undefined;
  return {
    name: 'page-table',
    configureWebpack: (_config, isServer, {currentBundler}) => {
      // The development server writes no pages that a table could stand in.
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        resolve: {
          alias: {
            [require.resolve('@docusaurus/core/lib/client/docusaurus')]: client('fetchAhead.ts'),
            [join(__dirname, 'ensurePage.ts')]: client('ensurePage.tsx'),
            [require.resolve('@docusaurus/core/lib/client/exports/renderRoutes')]: client('renderRoutes.tsx'),
          },
        },
        plugins: [
          new NormalModuleReplacementPlugin(/^@generated\/(routes|registry|routesChunkNames)$/, (resource) => {
            resource.request = client(`${resource.request.slice('@generated/'.length)}.ts`);
          }),
          collectParts(join(generatedFilesDir, 'registry.js'), (found) => (parts = found)),
        ],
      };
    },
    postBuild: ({outDir}) => {
      if (!parts) throw new Error('The bundler has not said what pages are made of.');
      const table: RouteTable = {...parts, routes: readRoutes(generatedFilesDir)};
      const all = writeTable(outDir, JSON.stringify(table));
      const paths = new Map(
        pathsIn(table.routes).map((path) => [`${fileName(path)}/index.html`.replace(/^index\//, ''), path]),
      );
      for (const name of readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) =>
        file.endsWith('.html'),
      )) {
        const file = join(outDir, name);
        if (!readFileSync(file, 'utf8').includes('<div id=__docusaurus>')) continue;
        const own: OwnTable = {...ownTable(table, paths.get(name.replaceAll('\\', '/'))), all};
        addToHead(
          file,
          `<script type=application/json id=${ownTableId}>${JSON.stringify(own).replaceAll('<', '\\u003c')}</script>`,
        );
      }
      return Promise.resolve();
    },
  };
};

const writeTable = (outDir: string, content: string): string => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const path = `/assets/routes.${hash}.json`;
  writeFileSync(join(outDir, path), content);
  return path;
};
