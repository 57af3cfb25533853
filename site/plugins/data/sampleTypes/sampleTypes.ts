import type {RequestListener} from 'node:http';
import {basename} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {SampleFile} from '../../../../packages/content-model/samples/SampleFile.ts';
import {createTypeFiles, getTypesFolder, readTypedPages} from './createTypeFiles.ts';

/**
 * Tells the browser where to find the types that readers see when they point at code. Each page has a file of its own.
 * Pages only contain the keys of their blocks; the folder is in `@generated/sample-types/default/typesUrl.json`, which
 * only the script for types imports. `npm run page-files` writes the files. The development server reads the types of a
 * page when somebody first points at its code.
 */
export function sampleTypes({baseUrl}: LoadContext): Plugin {
  const url = `${baseUrl}${getTypesFolder()}/`;
  return {
    name: 'sample-types',
    contentLoaded: ({actions: {createData}}) => createData('typesUrl.json', JSON.stringify(url)).then(() => {}),
    configureWebpack: () => {
      let pages: ReadonlyMap<string, readonly SampleFile[]> = new Map();
      const answer: RequestListener = ({url: path = ''}, response) => {
        const key = basename(path, '.json');
        // The key of a page changes with its code, so an unknown one may be that of a changed page.
        pages = pages.has(key) ? pages : readTypedPages();
        const page = pages.get(key);
        const [[, file] = []] = createTypeFiles(new Map(page && [[key, page]]));
        response.writeHead(file === undefined ? 404 : 200, {'content-type': 'application/json'}).end(file);
      };
      // The framework appends what is returned to its own handlers, the last of which responds to all requests.
      const setupMiddlewares = (handlers: object[]): object[] => {
        handlers.unshift({name: 'sample-types', path: url, middleware: answer});
        return [];
      };
      return {devServer: {setupMiddlewares}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}
