import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {openDiskCache} from '../../../../packages/tooling/diskCache.ts';
import {hashFiles} from '../../../../packages/tooling/hashFiles.ts';
import {readCachedTypes} from './readCachedTypes.ts';
import {readDocumentedExports} from './readDocumentedExports.ts';
import {linkTypes} from './linkTypes.ts';
import {readTypes} from './readTypes.ts';
import {readRememberedSamples} from './readRememberedSamples.ts';
import {siteFolders} from './siteFolders.ts';
import {readVersion} from './readVersion.ts';

/**
 * Writes the types that readers see when they point at code, one file per page in `/assets/types`. Pages only contain
 * the keys of their blocks; the version is in `@generated/sample-types/default/address.json`, which only the script for
 * types imports. There are no types in development.
 */
export function sampleTypes({baseUrl}: LoadContext): Plugin {
  const documented = readDocumentedExports();
  // Browsers cache assets forever, and the links change with the pages.
  const version = readVersion([hashFiles(inputs), JSON.stringify([...documented])]);
  return {
    name: 'sample-types',
    contentLoaded: async ({actions: {createData}}) => {
      const address = process.env.NODE_ENV === 'production' ? `${baseUrl}assets/types/${version}/` : null;
      await createData('address.json', JSON.stringify(address));
    },
    postBuild: ({outDir}) => {
      const pages = readRememberedSamples(join(outDir, 'assets/js'));
      const types = readCachedTypes(pages, openDiskCache('sample-types', inputs), readTypes);
      const folder = join(outDir, 'assets/types', version);
      mkdirSync(folder, {recursive: true});
      for (const [key, page] of types) {
        writeFileSync(join(folder, `${key}.json`), JSON.stringify(linkTypes(page, documented)));
      }
    },
  };
}

/** Everything that affects a type in addition to the sample: installed packages and this code. */
const inputs = [
  'package-lock.json',
  'packages/toolkit-model/types',
  'packages/content-model/samples',
  'site/plugins/data/sampleTypes',
].map((path) => join(siteFolders.repository, path));
