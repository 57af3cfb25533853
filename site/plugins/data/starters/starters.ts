import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {archiveFolder} from '../../../../packages/starters/archive/getArchiveName.ts';
import {readResources} from '../../../../packages/starters/read/readResources.ts';
import {createArchives} from './createArchives.ts';
import {root} from '../../../../packages/tooling/root.ts';

const starterFiles = join(root, 'packages/starters/files');
const publicFolder = join(root, 'demos/public');

/**
 * Prepares what `/start` and the playground create projects from, `@generated/site-starters/default/resources.json`, and
 * writes the archives of the plain starters into the built site.
 */
export function starters({siteConfig}: LoadContext): Plugin {
  const resources = readResources(siteConfig.url);
  return {
    name: 'site-starters',
    getPathsToWatch: () => [join(starterFiles, '**/*')],
    contentLoaded: async ({actions: {createData}}) => {
      await createData('resources.json', JSON.stringify(resources));
    },
    postBuild: async ({outDir}) => {
      const folder = join(outDir, archiveFolder);
      // An earlier build may have left archives of starters that don't exist anymore.
      rmSync(folder, {recursive: true, force: true});
      mkdirSync(folder, {recursive: true});
      const load = async (path: string): Promise<Uint8Array> => readFileSync(join(publicFolder, path));
      for (const [name, bytes] of await createArchives(resources, load)) {
        writeFileSync(join(folder, name), bytes);
      }
    },
  };
}
