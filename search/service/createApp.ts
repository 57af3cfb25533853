import {constants} from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import fastify, {LogController, type FastifyInstance, type FastifyServerOptions} from 'fastify';
import type {Engine} from '../engine/createEngine.ts';
import type {Metrics} from './createMetrics.ts';
import {createSearchQueue, type SearchQueueOptions} from './createSearchQueue.ts';
import {redirectHook, type Redirect} from './redirectHook.ts';
import {searchRoute} from './searchRoute.ts';
import {sendError} from './sendError.ts';
import {siteRoute} from './siteRoute.ts';

export type AppOptions = {
  engine: Pick<Engine, 'search' | 'recordCount'>;
  /** Name by which clients ask for the index. */
  indexName: string;
  /** The built site, or nothing to answer searches only. */
  siteDirectory?: string;
  redirects?: readonly Redirect[];
  /** Searches per minute that one address may send. */
  searchesPerMinute?: number;
  /** How many searches wait, and how long. */
  queue?: SearchQueueOptions;
  /** Addresses or ranges of proxies in front, which are believed when they say whose request it is. */
  trustedProxies?: readonly string[];
  metrics?: Metrics;
  /** Milliseconds that a request may take to arrive, and that a connection may lie idle. */
  patience?: {request: number; idle: number};
  /** False as soon as no more requests should be sent here. */
  isReady?: () => boolean;
  /** One line per request; no addresses of readers, no queries. */
  logger?: FastifyServerOptions['logger'];
};

// A reader who types fast sends some ten searches a second.
const SEARCHES_PER_MINUTE = 600;
// The least recently seen is forgotten first, so that the memory does not grow with the number of readers.
const KNOWN_ADDRESSES = 10_000;
const MAX_BODY_BYTES = 32 * 1024;
const PATIENCE = {request: 10_000, idle: 30_000};
// Files are compressed when the site is built. For what is left, answers to searches mostly, 11 takes too long.
const BROTLI_QUALITY = 5;

/** Makes the application: search, site, health and readiness, without a port. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {engine, indexName, siteDirectory, redirects = [], searchesPerMinute = SEARCHES_PER_MINUTE} = options;
  const {metrics, isReady = () => true, trustedProxies = [], patience = PATIENCE} = options;
  const queue = createSearchQueue(options.queue);
  metrics?.watch({waiting: () => queue.waiting, records: engine.recordCount});
  const app = fastify({
    ...(options.logger === undefined ? {} : {logger: options.logger}),
    // One line of our own replaces the framework's two, which hold the reader's address.
    logController: new LogController({disableRequestLogging: true}),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: patience.request,
    connectionTimeout: patience.idle,
    // The runtime holds the time for headers to that for requests only if both are known when the server is made, and
    // looks for requests that arrive too slowly every 30 s if it is not told how often.
    http: {requestTimeout: patience.request, connectionsCheckingInterval: patience.request / 5},
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
    metrics?.countRequest(request.method, reply.statusCode);
  });

  await app.register(compress, {
    // No client compresses what it asks, and nobody shall have us unpack.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: {params: {[constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY}},
  });
  app.get('/health', async () => ({status: 'ok', records: engine.recordCount}));
  app.get('/ready', async (_request, reply) => {
    const ready = isReady();
    return reply.code(ready ? 200 : 503).send({status: ready ? 'ready' : 'stopping'});
  });
  await app.register(
    async (scope) => {
      scope.addHook('onResponse', async (_request, reply) => metrics?.countSearch(reply.statusCode, reply.elapsedTime));
      await scope.register(rateLimit, {max: searchesPerMinute, timeWindow: '1 minute', cache: KNOWN_ADDRESSES});
      await scope.register(searchRoute, {engine, indexName, queue});
    },
    {prefix: '/1'},
  );
  if (siteDirectory !== undefined) {
    await app.register(siteRoute, {siteDirectory});
  }
  return app;
}
