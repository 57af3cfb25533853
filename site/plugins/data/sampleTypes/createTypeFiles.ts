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

/** Returns the folder of the type files on the site. Its name changes with them, as browsers cache assets forever. */
export function getTypesFolder(): string {
  // Types link to the pages of documented exports.
  return `assets/types/${createShortHash([hashFiles(typeInputs), JSON.stringify([...readDocumentedExports()])])}`;
}

/** Returns the pages and demos whose types can be shown, by the key that the page contains. */
export function readTypedPages(): Map<string, readonly SampleFile[]> {
  return findTypedPages(readContent(), readDemoSources());
}

/** Returns the types of pages: the name and the text of a JSON file for each. */
export function createTypeFiles(pages: ReadonlyMap<string, readonly SampleFile[]>): [string, string][] {
  const documented = readDocumentedExports();
  const types = readCachedTypes(pages, openTypesCache(), readTypes);
  return [...types].map(([key, page]) => [`${key}.json`, JSON.stringify(linkTypes(page, documented))]);
}
