import {join} from 'node:path';
import {buildIndex} from '../search/buildIndex.ts';
import {readEnvironment} from '../site/config/environment.ts';
import {endWithSentence} from './endWithSentence.ts';
import {root} from './root.ts';

const buildSearchIndex = async (): Promise<void> => {
  const {siteUrl, search} = readEnvironment(process.env);
  const {pages, records, bytes} = await buildIndex({
    siteDirectory: join(root, 'site', 'build'),
    siteUrl,
    indexName: search.indexName,
    outputDirectory: join(root, 'search', 'generated'),
  });
  console.log(`  ${pages} pages, ${records} records, ${Math.round(bytes / 1024)} kB`);
};

await buildSearchIndex().catch(endWithSentence);
