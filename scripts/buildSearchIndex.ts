import {join} from 'node:path';
import {buildIndex} from '../search/buildIndex.ts';
import {readEnvironment} from '../site/config/environment.ts';
import {endWithSentence} from './endWithSentence.ts';
import {root} from './root.ts';

const buildSearchIndex = async (): Promise<void> => {
  const {pages, records, bytes} = await buildIndex({
    siteDirectory: join(root, 'site', 'build'),
    siteUrl: readEnvironment(process.env).siteUrl,
    outputDirectory: join(root, 'search', 'generated'),
  });
  console.log(`  ${pages} pages, ${records} records, ${Math.round(bytes / 1024)} kB`);
};

await buildSearchIndex().catch(endWithSentence);
