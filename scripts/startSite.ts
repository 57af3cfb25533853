import {join} from 'node:path';
import {INDEX_FILE} from '../search/buildIndex.ts';
import {startService} from '../search/service/start.ts';
import {readEnvironment} from '../site/config/environment.ts';
import {redirects} from '../site/config/redirects.ts';
import {buildSite} from './buildSite.ts';
import {endWithSentence} from './endWithSentence.ts';
import {requireFreePort} from './requireFreePort.ts';
import {root} from './root.ts';

const startSite = async (): Promise<void> => {
  const {port, host, search} = readEnvironment(process.env);
  await requireFreePort(port, host);
  if (!process.argv.includes('--no-build')) await buildSite();
  const {url} = await startService({
    port,
    host,
    siteDirectory: join(root, 'site', 'build'),
    indexFile: join(root, 'search', 'generated', INDEX_FILE),
    indexName: search.indexName,
    redirects: [...redirects],
  });
  console.log(`\nThe site is ready: ${url.replace(/127\.0\.0\.1|\[::1\]/, 'localhost')}`);
};

await startSite().catch(endWithSentence);
