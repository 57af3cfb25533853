import {join} from 'node:path';
import {buildIndex} from '../packages/search/buildIndex.ts';
import {readEnvironment} from '../packages/settings/readEnvironment.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {root} from '../packages/tooling/root.ts';

async function buildSearchIndex(): Promise<void> {
  const {siteUrl, search} = readEnvironment(process.env);
  const {pages, records, bytes} = await buildIndex({
    siteDirectory: join(root, 'site', 'build'),
    siteUrl,
    indexName: search.indexName,
    outputDirectory: join(root, 'packages', 'search', 'generated'),
  });
  console.log(`  ${pages} pages, ${records} records, ${Math.round(bytes / 1024)} kB`);
}

await buildSearchIndex().catch(exitWithError);
