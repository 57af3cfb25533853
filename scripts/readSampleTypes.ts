import {openTypesCache} from '../packages/content-model/samples/types/openTypesCache.ts';
import {readCachedTypes} from '../packages/content-model/samples/types/readCachedTypes.ts';
import {readTypes} from '../packages/content-model/samples/types/readTypes.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {readTypedPages} from '../site/plugins/data/sampleTypes/createTypeFiles.ts';

/** Caches the types that readers see in samples. `npm run page-files` writes them into the built site. */
async function readSampleTypes(): Promise<void> {
  const types = readCachedTypes(readTypedPages(), openTypesCache(), readTypes);
  console.log(`  ${types.size} pages and samples`);
}

await readSampleTypes().catch(exitWithError);
