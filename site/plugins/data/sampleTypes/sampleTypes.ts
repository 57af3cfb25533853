import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readCachedTypes} from './readCachedTypes.ts';
import {readDocumentedExports} from './readDocumentedExports.ts';
import {linkTypes} from './linkTypes.ts';
import {readTypes} from './readTypes.ts';
import {readRememberedSamples} from './readRememberedSamples.ts';
import {siteFolders} from './siteFolders.ts';
import {getToolVersion} from './getToolVersion.ts';
import {readVersion} from './readVersion.ts';

/**
 * Writes the types that readers see when they point at code, one file per page in `/assets/types`. Pages only contain
 * the keys of their blocks; the version is in `@generated/sample-types/default/address.json`, which only the script for
 * types imports. There are no types in development.
 */
export function sampleTypes({baseUrl}: LoadContext): Plugin {
  const documented = readDocumentedExports();
  const tool = getToolVersion();
  // Browsers cache assets forever, and the links change with the pages.
  const version = readVersion([tool, JSON.stringify([...documented])]);
  return {
    name: 'sample-types',
    contentLoaded: async ({actions: {createData}}) => {
      const address = process.env.NODE_ENV === 'production' ? `${baseUrl}assets/types/${version}/` : null;
      await createData('address.json', JSON.stringify(address));
    },
    postBuild: ({outDir}) => {
      const pages = readRememberedSamples(join(outDir, 'assets/js'));
      const types = readCachedTypes(pages, {folder: siteFolders.types, version: tool}, readTypes);
      const folder = join(outDir, 'assets/types', version);
      mkdirSync(folder, {recursive: true});
      for (const [key, page] of types) {
        writeFileSync(join(folder, `${key}.json`), JSON.stringify(linkTypes(page, documented)));
      }
    },
  };
}
