import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {indexFileName} from '../packages/search/buildIndex.ts';
import {startServer} from '../packages/server/startServer.ts';
import {readEnvironment} from '../packages/settings/readEnvironment.ts';
import {buildSite} from './site/buildSite.ts';
import {createNpmCommand} from './steps/createNpmCommand.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {root} from '../packages/tooling/root.ts';
import {runStep} from './steps/runStep.ts';

/**
 * Starts the site with hot reload, and the search of the last build on the next port. The search in the browser isn't
 * available, because its files are created from the built pages.
 */
async function startDevelopment(): Promise<void> {
  const {port, host, search} = readEnvironment(process.env);
  const indexFile = join(root, 'packages', 'search', 'generated', indexFileName);
  if (!existsSync(indexFile)) {
    await buildSite();
  }
  await runStep('Reading the packages', createNpmCommand('model'));
  const {url} = await startServer({
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
    variables: {SEARCH_BACKEND: backend, SEARCH_HOSTS: url.replace(/127\.0\.0\.1|\[::1\]/, 'localhost')},
  });
}

await startDevelopment().catch(exitWithError);
