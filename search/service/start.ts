import {setTimeout as wait} from 'node:timers/promises';
import type {FastifyInstance} from 'fastify';
import {createEngine} from '../engine/createEngine.ts';
import {createApp, type AppOptions} from './createApp.ts';
import {createMetrics} from './createMetrics.ts';
import {readIndex} from './readIndex.ts';

export type ServiceOptions = {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** The built site. */
  siteDirectory: string;
  /** The index of the built site. */
  indexFile: string;
  /** Port for `/metrics`, 0 for any free one; without it nothing is measured. */
  metricsPort?: number;
  /** Milliseconds between the signal to stop, from which on it is not ready, and the last request that is taken. */
  stopDelay?: number;
} & Partial<Omit<AppOptions, 'engine' | 'siteDirectory' | 'metrics' | 'isReady'>>;

export type Service = {
  /** Where it listens. */
  url: string;
  /** Where its figures are told, if they are. */
  metricsUrl?: string;
  /** Finishes the requests under way, then stops. Can be called more than once. */
  close(): Promise<void>;
};

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
// Whoever still reads after this time is cut off.
const LONGEST_STOP_MS = 10_000;

/**
 * Serves the site and its search until it is closed or the process is told to end.
 * @throws with one clear sentence if the index can't be read or a port is taken.
 */
export async function startService({
  port,
  host,
  indexFile,
  metricsPort,
  stopDelay = 0,
  ...options
}: ServiceOptions): Promise<Service> {
  const engine = createEngine(await readIndex(indexFile));
  const metrics = metricsPort === undefined ? undefined : createMetrics();
  let isReady = true;
  const app = await createApp({
    indexName: 'remotion',
    logger: {base: null},
    ...options,
    engine,
    isReady: () => isReady,
    ...(metrics === undefined ? {} : {metrics}),
  });
  const metricsApp = metrics?.createApp();
  const apps = metricsApp === undefined ? [app] : [metricsApp, app];

  let closing: Promise<void> | undefined;
  const close = () => {
    SIGNALS.forEach((signal) => process.off(signal, close));
    isReady = false;
    closing ??= wait(stopDelay).then(() => stop(apps));
    return closing;
  };
  try {
    const metricsUrl = metricsApp && (await listen(metricsApp, metricsPort ?? 0, host));
    const url = await listen(app, port, host);
    SIGNALS.forEach((signal) => process.on(signal, close));
    return {url, close, ...(metricsUrl === undefined ? {} : {metricsUrl})};
  } catch (error) {
    await stop(apps);
    throw error;
  }
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<string> {
  return app.listen({port, host}).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`Port ${port} on ${host} is in use by another program.`) : error;
  });
}

async function stop(apps: FastifyInstance[]): Promise<void> {
  const cutOff = setTimeout(() => apps.forEach((app) => app.server.closeAllConnections()), LONGEST_STOP_MS);
  await Promise.all(apps.map((app) => app.close()));
  clearTimeout(cutOff);
}
