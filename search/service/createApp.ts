import {constants} from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import fastify, {LogController, type FastifyInstance, type FastifyServerOptions} from 'fastify';
import type {Engine} from '../engine/createEngine.ts';
import {redirectHook, type Redirect} from './redirectHook.ts';
import {searchRoute} from './searchRoute.ts';
import {sendError} from './sendError.ts';
import {siteRoute} from './siteRoute.ts';

export type AppOptions = {
  engine: Engine;
  /** Name by which clients ask for the index. */
  indexName: string;
  /** The built site, or nothing to answer searches only. */
  siteDirectory?: string;
  redirects?: readonly Redirect[];
  /** Searches per minute that one address may send. */
  searchesPerMinute?: number;
  /** Set it behind a proxy, so that readers are told apart by the address that the proxy saw. */
  trustProxy?: boolean;
  /** One line per request; no addresses of readers, no queries. */
  logger?: FastifyServerOptions['logger'];
};

// A reader who types fast sends some ten searches a second.
const SEARCHES_PER_MINUTE = 600;
const MAX_BODY_BYTES = 32 * 1024;
const REQUEST_TIMEOUT_MS = 10_000;
const CONNECTION_TIMEOUT_MS = 30_000;
// The default of 11 takes seconds for the largest script; this takes milliseconds and is a tenth larger.
const BROTLI_QUALITY = 5;

/** Makes the application: search, site and health, without a port. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {engine, indexName, siteDirectory, redirects = [], searchesPerMinute = SEARCHES_PER_MINUTE} = options;
  const app = fastify({
    ...(options.logger === undefined ? {} : {logger: options.logger}),
    // One line of our own replaces the framework's two, which hold the reader's address.
    logController: new LogController({disableRequestLogging: true}),
    trustProxy: options.trustProxy ?? false,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    ajv: {customOptions: {coerceTypes: false}},
    frameworkErrors: sendError,
  });

  app.setErrorHandler(sendError);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  });
  app.addHook('onRequest', redirectHook(redirects));
  app.addHook('onResponse', async (request, reply) => {
    const [path] = request.url.split('?');
    app.log.info({method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime)});
  });

  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: {params: {[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY}},
  });
  app.get('/health', async () => ({status: 'ok', records: engine.recordCount}));
  await app.register(
    async (scope) => {
      await scope.register(rateLimit, {max: searchesPerMinute, timeWindow: '1 minute'});
      await scope.register(searchRoute, {engine, indexName});
    },
    {prefix: '/1'},
  );
  if (siteDirectory !== undefined) {
    await app.register(siteRoute, {siteDirectory});
  }
  return app;
}
