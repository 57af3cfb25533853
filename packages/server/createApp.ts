import {constants} from 'node:zlib';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyServerOptions,
} from 'fastify';
import type {Engine} from '../search/engine/createEngine.ts';
import type {Metrics} from './createMetrics.ts';
import {createSearchQueue, type SearchQueueOptions} from './createSearchQueue.ts';
import type {Redirect} from '../content-model/redirects.ts';
import {createRedirectHook} from './createRedirectHook.ts';
import {createSearchRoute} from './createSearchRoute.ts';
import {sendError} from './sendError.ts';
import {createSiteRoute} from './createSiteRoute.ts';

export type AppOptions = {
  engine: Pick<Engine, 'search' | 'recordCount'>;
  /** The index name that clients use. */
  indexName: string;
  /** The built site. If it's missing, the server only answers searches. */
  siteDirectory?: string;
  redirects?: readonly Redirect[];
  /** Other routes, with the same limit of requests per minute as the search. */
  extension?: FastifyPluginAsync;
  /** Searches per minute from one IP address. */
  searchesPerMinute?: number;
  /** How many searches can wait, and for how long. */
  queue?: SearchQueueOptions;
  /**
   * IP addresses or ranges of the proxies in front of the server. Only their headers about the client's address are
   * trusted.
   */
  trustedProxies?: readonly string[];
  metrics?: Metrics;
  /** Milliseconds that a request may take to arrive, and that a connection may be idle. */
  timeouts?: {request: number; idle: number};
  /** False as soon as the server shouldn't get any more requests. */
  isReady?: () => boolean;
  /** Logs one line per request, without readers' addresses or queries. */
  logger?: FastifyServerOptions['logger'];
};

// A reader who types fast sends about ten searches per second.
const defaultSearchesPerMinute = 600;
// The least recently seen addresses are dropped first so that memory usage doesn't grow with the number of readers.
const knownAddresses = 10_000;
const maxBodyBytes = 32 * 1024;
const defaultTimeouts = {request: 10_000, idle: 30_000};
// Files are compressed by the build. Level 11 is too slow for everything else, which is mostly search responses.
const brotliQuality = 5;

/** Creates the application with search, site, health and readiness checks, but doesn't listen on a port. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const {engine, indexName, siteDirectory, redirects = [], searchesPerMinute = defaultSearchesPerMinute} = options;
  const {metrics, isReady = () => true, trustedProxies = [], timeouts = defaultTimeouts} = options;
  const queue = createSearchQueue(options.queue);
  metrics?.watch({waiting: () => queue.waiting, records: engine.recordCount});
  const app = fastify({
    ...(options.logger === undefined ? {} : {logger: options.logger}),
    // A single line of our own replaces the framework's two, which contain the reader's address.
    logController: new LogController({disableRequestLogging: true}),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    bodyLimit: maxBodyBytes,
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    // Node.js only applies the request timeout to headers if both are set when the server is created, and it only
    // checks for slow requests every 30 s by default.
    http: {requestTimeout: timeouts.request, connectionsCheckingInterval: timeouts.request / 5},
    forceCloseConnections: 'idle',
    ajv: {customOptions: {coerceTypes: false}},
    frameworkErrors: sendError,
  });

  app.setErrorHandler(sendError);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  });
  app.addHook('onRequest', createRedirectHook(redirects));
  app.addHook('onResponse', async (request, reply) => {
    const [path] = request.url.split('?');
    app.log.info({method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime)});
    metrics?.countRequest(request.method, reply.statusCode);
  });

  await app.register(compress, {
    // No client compresses its requests, and decompressing them would be a risk.
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: {params: {[constants.BROTLI_PARAM_QUALITY]: brotliQuality}},
  });
  app.get('/health', async () => ({status: 'ok', records: engine.recordCount}));
  app.get('/ready', async (_request, reply) => {
    const ready = isReady();
    return reply.code(ready ? 200 : 503).send({status: ready ? 'ready' : 'stopping'});
  });
  await app.register(
    async (scope) => {
      scope.addHook('onResponse', async (_request, reply) => metrics?.countSearch(reply.statusCode, reply.elapsedTime));
      await scope.register(rateLimit, {max: searchesPerMinute, timeWindow: '1 minute', cache: knownAddresses});
      await scope.register(createSearchRoute, {engine, indexName, queue});
    },
    {prefix: '/1'},
  );
  const {extension} = options;
  if (extension !== undefined) {
    await app.register(async (scope) => {
      await scope.register(rateLimit, {max: searchesPerMinute, timeWindow: '1 minute', cache: knownAddresses});
      await scope.register(extension);
    });
  }
  if (siteDirectory !== undefined) {
    await app.register(createSiteRoute, {siteDirectory});
  }
  return app;
}
