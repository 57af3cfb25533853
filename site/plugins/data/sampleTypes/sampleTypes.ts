import {mkdirSync, writeFileSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import {basename, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SampleFile} from '../../../../packages/content-model/samples/SampleFile.ts';
import {openDiskCache} from '../../../../packages/tooling/diskCache.ts';
import {hashFiles} from '../../../../packages/tooling/hashFiles.ts';
import {readCachedTypes} from './readCachedTypes.ts';
import {readDocumentedExports} from './readDocumentedExports.ts';
import {linkTypes} from './linkTypes.ts';
import {readTypes} from './readTypes.ts';
import {readRememberedSamples, readSamples} from './readRememberedSamples.ts';
import {siteFolders} from './siteFolders.ts';
import {readVersion} from './readVersion.ts';

/**
 * Writes the types that readers see when they point at code, one file per page in `/assets/types`. Pages only contain
 * the keys of their blocks; the version is in `@generated/sample-types/default/address.json`, which only the script for
 * types imports. The development server reads the types of a page when somebody first points at its code.
 */
export function sampleTypes({baseUrl}: LoadContext): Plugin {
  const documented = readDocumentedExports();
  // Browsers cache assets forever, and the links change with the pages.
  const version = readVersion([hashFiles(inputs), JSON.stringify([...documented])]);
  const address = `${baseUrl}assets/types/${version}/`;
  const createFiles = (pages: ReadonlyMap<string, readonly SampleFile[]>): [string, string][] => {
    const types = readCachedTypes(pages, openDiskCache('sample-types', inputs), readTypes);
    return [...types].map(([key, page]) => [`${key}.json`, JSON.stringify(linkTypes(page, documented))]);
  };
  return {
    name: 'sample-types',
    contentLoaded: ({actions: {createData}}) => createData('address.json', JSON.stringify(address)).then(() => {}),
    configureWebpack: () => {
      const answer: RequestListener = ({url = ''}, response) => {
        const key = basename(url, '.json');
        const [[, file] = []] = createFiles(new Map([[key, readSamples(key)]]));
        response.setHeader('content-type', 'application/json').end(file);
      };
      // The framework appends what is returned to its own handlers, the last of which responds to all requests.
      const setupMiddlewares = (handlers: object[]): object[] => {
        handlers.unshift({name: 'sample-types', path: address, middleware: answer});
        return [];
      };
      return {devServer: {setupMiddlewares}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    postBuild: ({outDir}) => {
      const folder = join(outDir, 'assets/types', version);
      mkdirSync(folder, {recursive: true});
      for (const [name, file] of createFiles(readRememberedSamples(join(outDir, 'assets/js')))) {
        writeFileSync(join(folder, name), file);
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
