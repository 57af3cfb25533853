import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {prepare} from './prepare';
import {sampleFolder, writeProjects} from './rememberProject';

/**
 * Builds what the playground loads beside its page: the document of the sandboxed frame, below a stable address, the
 * scripts of the frame, and the examples. What the page has to know of them is
 * `@generated/playground/default/facts.json`.
 */
export const playground = async ({baseUrl, siteDir}: LoadContext): Promise<Plugin> => {
  const {facts, files} = await prepare(baseUrl);
  const folder = join(siteDir, 'node_modules/.cache/playground');
  return {
    name: 'playground',
    contentLoaded: async ({actions: {createData}}) => {
      await createData('facts.json', JSON.stringify(facts));
      rmSync(folder, {recursive: true, force: true});
      writeAll(folder, files);
    },
    configureWebpack: (_config, isServer) => ({
      // The development server has no step after the build.
      ...(!isServer && {
        devServer: {static: [folder, sampleFolder].map((directory) => ({directory, publicPath: baseUrl}))},
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
      writeAll(outDir, files);
      writeProjects(outDir);
    },
  };
};

const writeAll = (folder: string, files: Readonly<Record<string, string>>): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
};
