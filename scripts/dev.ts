import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {INDEX_FILE} from '../search/buildIndex.ts';
import {startService} from '../search/service/start.ts';
import {readEnvironment} from '../site/config/environment.ts';
import {buildSite} from './buildSite.ts';
import {endWithSentence} from './endWithSentence.ts';
import {root} from './root.ts';
import {runStep} from './runStep.ts';

/**
 * The site with hot reload, and the search of the last build on the next port. There is no search in the browser, whose
 * files are made from the built pages.
 */
const startDevelopment = async (): Promise<void> => {
  const {port, host, search} = readEnvironment(process.env);
  const indexFile = join(root, 'search', 'generated', INDEX_FILE);
  if (!existsSync(indexFile)) await buildSite();
  await runStep('Reading the packages', ['npm', 'run', '--silent', 'reference']);
  const {url} = await startService({
    port: port + 1,
    host,
    siteDirectory: join(root, 'site', 'build'),
    indexFile,
    indexName: search.indexName,
    logger: false,
  });
  const server = ['npx', 'docusaurus', 'start', 'site', '--port', String(port), '--host', host, '--no-open'];
  const backend = search.backend === 'browser' ? 'service' : search.backend;
  await runStep('Site with hot reload', server, {
    SEARCH_BACKEND: backend,
    SEARCH_HOSTS: url.replace(/127\.0\.0\.1|\[::1\]/, 'localhost'),
  });
};

await startDevelopment().catch(endWithSentence);
