import {join} from 'node:path';
import {INDEX_FILE} from '../search/buildIndex.ts';
import {startService} from '../search/service/start.ts';
import {readEnvironment} from '../site/config/environment.ts';
import {root} from './root.ts';
import {workingRedirects} from './workingRedirects.ts';

/** Serves what was built, site and search, and says where. */
export const serveSite = async (): Promise<void> => {
  const {port, host, search, service} = readEnvironment(process.env);
  const siteDirectory = join(root, 'site', 'build');
  const {url, metricsUrl} = await startService({
    ...service,
    port,
    host,
    siteDirectory,
    indexFile: join(root, 'search', 'generated', INDEX_FILE),
    indexName: search.indexName,
    redirects: workingRedirects(siteDirectory),
  });
  console.log(`\nThe site is ready: ${url.replace(/127\.0\.0\.1|\[::1\]/, 'localhost')}`);
  if (metricsUrl !== undefined) console.log(`Its figures: ${metricsUrl}/metrics`);
};
