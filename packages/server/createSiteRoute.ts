import {readFile} from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type {FastifyPluginAsync} from 'fastify';
import {compressibleFiles} from '../tooling/compressibleFiles.ts';
import {HttpError} from '../search/protocol/HttpError.ts';
import {listFiles} from './listFiles.ts';
import {getHeaders, readHeaders} from './readHeaders.ts';
import {removeTrailingSlashes} from './removeTrailingSlashes.ts';

type SiteRouteOptions = {siteDirectory: string};

const otherMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const notFoundFile = '/404.html';
const headersFile = '_headers';

/**
 * Serves the built site in the best available encoding that the client accepts; compressed copies may be added while it
 * runs. Only serves other files if they existed on startup, so no URL can escape the folder.
 * `/docs/interpolate` and `/docs/interpolate/` are the same page. `_headers` defines which files browsers may cache; they
 * revalidate all others, as on static hosts.
 */
export const createSiteRoute: FastifyPluginAsync<SiteRouteOptions> = async (app, {siteDirectory}) => {
  const root = path.resolve(siteDirectory);
  const files = await listFiles(root);
  const rules = await readHeaders(path.join(root, headersFile));
  files.delete(`/${headersFile}`);
  removeCompressedCopies(files);
  const notFoundPage = files.has(notFoundFile) ? await readFile(path.join(root, notFoundFile)) : 'Page not found';

  await app.register(fastifyStatic, {root, serve: false, cacheControl: false, preCompressed: true});

  app.get<{Params: {'*': string}}>('/*', async (request, reply) => {
    const requested = `/${request.params['*']}`;
    const file = files.get(requested) ?? files.get(`${removeTrailingSlashes(requested)}/index.html`);
    if (file === undefined) {
      reply.headers(getHeaders(notFoundFile, rules));
      return reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(notFoundPage);
    }
    if (compressibleFiles.test(file)) {
      reply.header('vary', 'accept-encoding');
    }
    return reply.header('cache-control', 'no-cache').headers(getHeaders(requested, rules)).sendFile(file);
  });
  app.route({
    method: otherMethods,
    url: '/*',
    onRequest: async (_request, reply) => {
      reply.header('allow', 'GET, HEAD');
      throw new HttpError(405, 'Request pages with GET.');
    },
    handler: () => undefined,
  });
};

/** Removes the compressed copies from the list, because they don't have a URL of their own. */
function removeCompressedCopies(files: Map<string, string>): void {
  for (const path of [...files.keys()]) {
    if (files.has(/^(.*)\.(?:br|gz)$/.exec(path)?.[1] ?? '')) {
      files.delete(path);
    }
  }
}
