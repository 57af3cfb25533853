import {cpSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {AddShippedFiles} from '../../postBuild/licenses/licenses.ts';
import {buildPlayground} from './buildPlayground.ts';
import {readLiveSamples} from './readLiveSamples.ts';

/**
 * Builds the playground's files in addition to its page: the document of the sandbox with a stable URL, its scripts,
 * and the examples. The data for the page is in `@generated/playground/default/facts.json`.
 */
export function playground(addShippedFiles: AddShippedFiles): (context: LoadContext) => Promise<Plugin> {
  return ({baseUrl, siteDir}) => createPlugin(baseUrl, siteDir, addShippedFiles);
}

async function createPlugin(baseUrl: string, siteDir: string, addShippedFiles: AddShippedFiles): Promise<Plugin> {
  const {facts, files, shippedFiles} = await buildPlayground(baseUrl);
  addShippedFiles(shippedFiles);
  const folder = join(siteDir, 'node_modules/.cache/playground');
  return {
    name: 'playground',
    getPathsToWatch: () => [join(siteDir, '../content/**/*.mdx')],
    contentLoaded: async ({actions: {createData}}) => {
      await createData('facts.json', JSON.stringify(facts));
      rmSync(folder, {recursive: true, force: true});
      writeAll(folder, {...files, ...readLiveSamples()});
    },
    configureWebpack: (_config, isServer) => ({
      // The development server has no post-build step.
      ...(!isServer && {
        devServer: {static: [{directory: folder, publicPath: baseUrl}]},
      }),
      module: {
        rules: [
          {
            test: /[\\/]@valtown[\\/]codemirror-ts[\\/]/,
            resolve: {alias: {typescript$: join(__dirname, 'client/typescriptNames.ts')}},
          },
        ],
      },
    }),
    postBuild: ({outDir}) => {
      // An earlier build may have left examples that no page opens anymore.
      rmSync(join(outDir, 'playground/examples'), {recursive: true, force: true});
      cpSync(folder, outDir, {recursive: true});
    },
  };
}

function writeAll(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
}
