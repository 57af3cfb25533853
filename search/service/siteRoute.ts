import {readFile} from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type {FastifyPluginAsync} from 'fastify';
import {HttpError} from '../protocol/HttpError.ts';
import {listFiles} from './listFiles.ts';
import {headersOf, readHeaders} from './readHeaders.ts';

export type SiteRouteOptions = {siteDirectory: string};

const OTHER_METHODS = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const NOT_FOUND = '/404.html';
const HEADERS = '_headers';

/**
 * Serves the built site, in the best encoding that the reader takes and the build has made. Only files that existed at
 * the start are served, so no address can leave the folder. `/docs/interpolate` and `/docs/interpolate/` are the same
 * page.
 */
export const siteRoute: FastifyPluginAsync<SiteRouteOptions> = async (app, {siteDirectory}) => {
  const root = path.resolve(siteDirectory);
  const files = await listFiles(root);
  const rules = await readHeaders(path.join(root, HEADERS));
  files.delete(`/${HEADERS}`);
  const compressed = takeCopies(files);
  const notFoundPage = files.has(NOT_FOUND) ? await readFile(path.join(root, NOT_FOUND)) : 'Page not found';

  await app.register(fastifyStatic, {root, serve: false, cacheControl: false, preCompressed: true});

  app.get<{Params: {'*': string}}>('/*', async (request, reply) => {
    const asked = `/${request.params['*']}`;
    const file = files.get(asked) ?? files.get(`${asked.replace(/\/+$/, '')}/index.html`);
    if (file === undefined) {
      reply.headers(headersOf(NOT_FOUND, rules));
      return reply.code(404).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(notFoundPage);
    }
    if (compressed.has(file)) reply.header('vary', 'accept-encoding');
    return reply.header('cache-control', cacheControlOf(file)).headers(headersOf(asked, rules)).sendFile(file);
  });
  app.route({
    method: OTHER_METHODS,
    url: '/*',
    onRequest: async (_request, reply) => {
      reply.header('allow', 'GET, HEAD');
      throw new HttpError(405, 'Pages are read with GET.');
    },
    handler: () => undefined,
  });
};

/** Takes the compressed copies out of the list, for they have no address of their own, and gives what has some. */
function takeCopies(files: Map<string, string>): Set<string> {
  const compressed = new Set<string>();
  for (const address of [...files.keys()]) {
    const original = files.get(/^(.*)\.(?:br|gz)$/.exec(address)?.[1] ?? '');
    if (original !== undefined && files.delete(address)) compressed.add(original);
  }
  return compressed;
}

/** Names of assets change with their content; pages are asked for again each time. */
function cacheControlOf(file: string): string {
  if (file.startsWith('assets/')) {
    return 'public, max-age=31536000, immutable';
  }
  return file.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
}
