import {createEngine} from '../engine/createEngine.ts';
import {createApp, type AppOptions} from './createApp.ts';
import {readIndex} from './readIndex.ts';

export type ServiceOptions = {
  /** 0 takes any free port. */
  port: number;
  host: string;
  /** The built site. */
  siteDirectory: string;
  /** The index of the built site. */
  indexFile: string;
} & Partial<Pick<AppOptions, 'redirects' | 'indexName' | 'searchesPerMinute' | 'trustProxy' | 'logger'>>;

export type Service = {
  /** Where it listens. */
  url: string;
  /** Finishes the requests under way, then stops. Can be called more than once. */
  close(): Promise<void>;
};

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Serves the site and its search until it is closed or the process is told to end.
 * @throws with one clear sentence if the index can't be read or the port is taken.
 */
export async function startService({port, host, indexFile, ...options}: ServiceOptions): Promise<Service> {
  const engine = createEngine(await readIndex(indexFile));
  const app = await createApp({indexName: 'remotion', logger: {base: null}, ...options, engine});
  const url = await app.listen({port, host}).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new Error(`Port ${port} on ${host} is in use by another program.`) : error;
  });

  let closing: Promise<void> | undefined;
  const close = () => {
    SIGNALS.forEach((signal) => process.off(signal, close));
    closing ??= app.close();
    return closing;
  };
  SIGNALS.forEach((signal) => process.on(signal, close));
  return {url, close};
}
