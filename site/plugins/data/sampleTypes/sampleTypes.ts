import {mkdirSync, writeFileSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import {basename, join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {readDemoSources} from '../../../../demos/readDemos.ts';
import {readContent} from '../../../../packages/content-model/readContent.ts';
import type {SampleFile} from '../../../../packages/content-model/samples/SampleFile.ts';
import {linkTypes} from '../../../../packages/content-model/samples/types/linkTypes.ts';
import {openTypesCache, typeInputs} from '../../../../packages/content-model/samples/types/openTypesCache.ts';
import {readCachedTypes} from '../../../../packages/content-model/samples/types/readCachedTypes.ts';
import {readTypes} from '../../../../packages/content-model/samples/types/readTypes.ts';
import {findTypedPages} from '../../../../packages/content-model/samples/types/typedPages.ts';
import {createShortHash} from '../../../../packages/tooling/createShortHash.ts';
import {hashFiles} from '../../../../packages/tooling/hashFiles.ts';
import {readDocumentedExports} from './readDocumentedExports.ts';

/**
 * Writes the types that readers see when they point at code, one file per page in `/assets/types`. Pages only contain
 * the keys of their blocks; the version is in `@generated/sample-types/default/typesUrl.json`, which only the script for
 * types imports. The development server reads the types of a page when somebody first points at its code.
 */
export function sampleTypes({baseUrl}: LoadContext): Plugin {
  const documented = readDocumentedExports();
  // Browsers cache assets forever, and the links change with the pages.
  const version = createShortHash([hashFiles(typeInputs), JSON.stringify([...documented])]);
  const url = `${baseUrl}assets/types/${version}/`;
  const createFiles = (pages: ReadonlyMap<string, readonly SampleFile[]>): [string, string][] => {
    const types = readCachedTypes(pages, openTypesCache(), readTypes);
    return [...types].map(([key, page]) => [`${key}.json`, JSON.stringify(linkTypes(page, documented))]);
  };
  return {
    name: 'sample-types',
    contentLoaded: ({actions: {createData}}) => createData('typesUrl.json', JSON.stringify(url)).then(() => {}),
    configureWebpack: () => {
      let pages = new Map<string, readonly SampleFile[]>();
      const answer: RequestListener = ({url = ''}, response) => {
        const key = basename(url, '.json');
        // The key of a page changes with its code, so an unknown one may be that of a changed page.
        pages = pages.has(key) ? pages : findTypedPages(readContent(), readDemoSources());
        const page = pages.get(key);
        const [[, file] = []] = createFiles(new Map(page && [[key, page]]));
        response.writeHead(file === undefined ? 404 : 200, {'content-type': 'application/json'}).end(file);
      };
      // The framework appends what is returned to its own handlers, the last of which responds to all requests.
      const setupMiddlewares = (handlers: object[]): object[] => {
        handlers.unshift({name: 'sample-types', path: url, middleware: answer});
        return [];
      };
      return {devServer: {setupMiddlewares}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    postBuild: ({outDir}) => {
      const folder = join(outDir, 'assets/types', version);
      mkdirSync(folder, {recursive: true});
      for (const [name, file] of createFiles(findTypedPages(readContent(), readDemoSources()))) {
        writeFileSync(join(folder, name), file);
      }
    },
  };
}
