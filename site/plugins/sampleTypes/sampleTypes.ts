import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cachedTypes} from './cachedTypes';
import {documentedExports} from './documentedExports';
import {linkedTypes} from './linkedTypes';
import {readTypes} from './readTypes';
import {rememberedSamples} from './rememberedSamples';
import {siteFolders} from './siteFolders';
import {toolVersion} from './toolVersion';
import {versionOf} from './versionOf';

/**
 * Writes the types that readers see when they point at code, one file a page, below `/assets/types`. Pages hold only
 * the names of their blocks; the version stands in `@generated/sample-types/default/address.json`, which only the
 * script reads that shows types. In development there are none.
 */
export const sampleTypes = ({baseUrl}: LoadContext): Plugin => {
  const documented = documentedExports();
  const tool = toolVersion();
  // Assets are kept by browsers for ever, and links change with the pages.
  const version = versionOf([tool, JSON.stringify([...documented])]);
  return {
    name: 'sample-types',
    contentLoaded: async ({actions: {createData}}) => {
      const address = process.env.NODE_ENV === 'production' ? `${baseUrl}assets/types/${version}/` : null;
      await createData('address.json', JSON.stringify(address));
    },
    postBuild: ({outDir}) => {
      const pages = rememberedSamples(join(outDir, 'assets/js'));
      const types = cachedTypes(pages, {folder: siteFolders.types, version: tool}, readTypes);
      const folder = join(outDir, 'assets/types', version);
      mkdirSync(folder, {recursive: true});
      for (const [key, page] of types)
        writeFileSync(join(folder, `${key}.json`), JSON.stringify(linkedTypes(page, documented)));
    },
  };
};
