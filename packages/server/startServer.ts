import {setTimeout as wait} from 'node:timers/promises';
import type {FastifyInstance, FastifyPluginAsync} from 'fastify';
import {createEngine, type Engine} from '../search/engine/createEngine.ts';
import {createApp, type AppOptions} from './createApp.ts';
import {createMetrics} from './createMetrics.ts';
import {readIndex} from '../search/readIndex.ts';

type ServerOptions = {
  /** 0 picks any available port. */
  port: number;
  host: string;
  /** The folder of the built site. */
  siteDirectory: string;
  /** The index of the built site. */
  indexFile: string;
  /** Port for `/metrics`; 0 picks any available one. Without it, the server doesn't collect metrics. */
  metricsPort?: number;
  /**
   * Milliseconds for which the server still accepts requests after the signal to stop. It isn't ready during this
   * time.
   */
  stopDelay?: number;
  /** Creates other routes that use the same engine. */
  createExtension?: (engine: Engine) => Promise<FastifyPluginAsync>;
  /** A running server on the same port, which is stopped when this one is ready to listen. */
  previous?: RunningServer;
} & Partial<Omit<AppOptions, 'engine' | 'siteDirectory' | 'metrics' | 'isReady' | 'extension'>>;

export type RunningServer = {
  /** The URL of the server. */
  url: string;
  /** The URL of the metrics, if they're enabled. */
  metricsUrl?: string;
  /** Finishes pending requests, then stops. Can be called more than once. */
  close(): Promise<void>;
};

const signals = ['SIGINT', 'SIGTERM'] as const;
// Connections that are still open after this time are closed.
const maxStopMs = 10_000;

/**
 * Serves the site and its search until the server is closed or the process receives a signal to end.
 * @throws with a clear message if the index can't be read or a port is in use.
 */
export async function startServer({
  port,
  host,
  indexFile,
  metricsPort,
  stopDelay = 0,
  createExtension,
  previous,
  ...options
}: ServerOptions): Promise<RunningServer> {
  const engine = createEngine(await readIndex(indexFile));
  const extension = await createExtension?.(engine);
  const metrics = metricsPort === undefined ? undefined : createMetrics();
  let isReady = true;
  const app = await createApp({
    indexName: 'remotion',
    logger: {base: null},
    ...options,
    engine,
    isReady: () => isReady,
    ...(extension === undefined ? {} : {extension}),
    ...(metrics === undefined ? {} : {metrics}),
  });
  const metricsApp = metrics?.createApp();
  const apps = metricsApp === undefined ? [app] : [metricsApp, app];

  let closing: Promise<void> | undefined;
  const close = () => {
    signals.forEach((signal) => process.off(signal, close));
    isReady = false;
    closing ??= wait(stopDelay).then(() => stop(apps));
    return closing;
  };
  try {
    await previous?.close();
    const metricsUrl = metricsApp && (await listen(metricsApp, metricsPort ?? 0, host));
    const url = await listen(app, port, host);
    signals.forEach((signal) => process.on(signal, close));
    return {url, close, ...(metricsUrl === undefined ? {} : {metricsUrl})};
  } catch (error) {
    await stop(apps);
    throw error;
  }
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<string> {
  return app.listen({port, host}).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${port} on ${host} is already in use. Stop the other program, or set PORT to another number.`)
      : error;
  });
}

async function stop(apps: FastifyInstance[]): Promise<void> {
  const cutOff = setTimeout(() => apps.forEach((app) => app.server.closeAllConnections()), maxStopMs);
  await Promise.all(apps.map((app) => app.close()));
  clearTimeout(cutOff);
}
