import {readDemoSources} from '../demos/readDemos.ts';
import {readContent} from '../packages/content-model/readContent.ts';
import {openTypesCache} from '../packages/content-model/samples/types/openTypesCache.ts';
import {readCachedTypes} from '../packages/content-model/samples/types/readCachedTypes.ts';
import {readTypes} from '../packages/content-model/samples/types/readTypes.ts';
import {findTypedPages} from '../packages/content-model/samples/types/typedPages.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';

/** Caches the types that readers see in samples. The build of the pages needs them in its last step. */
async function readSampleTypes(): Promise<void> {
  const types = readCachedTypes(findTypedPages(readContent(), readDemoSources()), openTypesCache(), readTypes);
  console.log(`  ${types.size} pages and samples`);
}

await readSampleTypes().catch(exitWithError);
