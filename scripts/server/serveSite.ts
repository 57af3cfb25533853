import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {createMcpExtension} from '../../packages/agents/http/createMcpExtension.ts';
import {indexFileName} from '../../packages/search/buildIndex.ts';
import {type RunningServer, startServer} from '../../packages/server/startServer.ts';
import {readEnvironment} from '../../packages/settings/readEnvironment.ts';
import {collectGarbageEarly} from './collectGarbageEarly.ts';
import {findWorkingRedirects} from '../../packages/content-model/findWorkingRedirects.ts';

/**
 * Serves the built site and search in `root`, and prints the URL.
 * @param previous the server to replace, which has served the site since before all files existed.
 */
export async function serveSite(root: string, previous?: RunningServer): Promise<RunningServer> {
  collectGarbageEarly();
  const {port, host, search, server} = readEnvironment(process.env);
  const siteDirectory = join(root, 'site', 'build');
  const toolsDirectory = join(root, 'packages', 'agents', 'generated', 'package');
  const hasTools = existsSync(toolsDirectory);
  if (!hasTools) {
    console.log(
      '\n/mcp is available once the tools for agents are packed. Without a build, pack them with npm run agents.',
    );
  }
  const running = await startServer({
    ...server,
    port,
    host,
    siteDirectory,
    indexFile: join(root, 'packages', 'search', 'generated', indexFileName),
    indexName: search.indexName,
    redirects: findWorkingRedirects(siteDirectory),
    ...(hasTools ? {createExtension: createMcpExtension(toolsDirectory)} : {}),
    ...(previous && {previous}),
  });
  const {url, metricsUrl} = running;
  const state = previous ? 'All files are ready' : 'The site is ready';
  console.log(`\n${state}: ${url.replace(/127\.0\.0\.1|\[::1\]/, 'localhost')}`);
  if (metricsUrl !== undefined) {
    console.log(`Its figures: ${metricsUrl}/metrics`);
  }
  return running;
}
