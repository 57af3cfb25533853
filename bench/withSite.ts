import {join} from 'node:path';
import {builtSite, root} from '../e2e/support/builtSite.ts';
import {indexFileName} from '../packages/search/buildIndex.ts';
import {startServer} from '../packages/server/startServer.ts';

/** The index of the last build. */
export const indexFile = join(root, 'packages', 'search', 'generated', indexFileName);

/** Serves the last build, or another built site, on a free port while a callback runs. */
export async function withSite<Result>(
  work: (url: string) => Promise<Result>,
  siteDirectory: string = builtSite.folder,
): Promise<Result> {
  builtSite.require();
  const {url, close} = await startServer({
    port: 0,
    host: '127.0.0.1',
    siteDirectory,
    indexFile,
    logger: false,
    // The rate limiter replaces Infinity with its default.
    searchesPerMinute: Number.MAX_SAFE_INTEGER,
  });
  try {
    return await work(url);
  } finally {
    await close();
  }
}
