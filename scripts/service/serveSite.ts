import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {createMcpExtension} from '../../packages/agents/http/createMcpExtension.ts';
import {INDEX_FILE} from '../../packages/search/buildIndex.ts';
import {startService} from '../../packages/search/service/startService.ts';
import {readEnvironment} from '../../packages/settings/readEnvironment.ts';
import {collectGarbageEarly} from './collectGarbageEarly.ts';
import {findWorkingRedirects} from '../../packages/content-model/findWorkingRedirects.ts';

/** Serves the built site and search in `root`, and prints the URL. */
export async function serveSite(root: string): Promise<void> {
  collectGarbageEarly();
  const {port, host, search, service} = readEnvironment(process.env);
  const siteDirectory = join(root, 'site', 'build');
  const toolsDirectory = join(root, 'packages', 'agents', 'generated', 'package');
  const hasTools = existsSync(toolsDirectory);
  if (!hasTools) {
    console.log('The tools for agents are missing, so /mcp is not available. Write them: npm run agents');
  }
  const {url, metricsUrl} = await startService({
    ...service,
    port,
    host,
    siteDirectory,
    indexFile: join(root, 'packages', 'search', 'generated', INDEX_FILE),
    indexName: search.indexName,
    redirects: findWorkingRedirects(siteDirectory),
    ...(hasTools ? {createExtension: createMcpExtension(toolsDirectory)} : {}),
  });
  console.log(`\nThe site is ready: ${url.replace(/127\.0\.0\.1|\[::1\]/, 'localhost')}`);
  if (metricsUrl !== undefined) {
    console.log(`Its figures: ${metricsUrl}/metrics`);
  }
}
