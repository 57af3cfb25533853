import {readPages} from '../packages/content-model/readContent.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';

/** Parses all pages while the packages are read, so that the next steps find them in the cache of parsed pages. */
async function parsePages(): Promise<void> {
  console.log(`  ${readPages().length} pages`);
}

await parsePages().catch(exitWithError);
