import fastify, {type FastifyInstance} from 'fastify';
import {collectDefaultMetrics, Counter, Gauge, Histogram, Registry} from 'prom-client';

export type Metrics = {
  /** Counts a request to the site or the search when it is answered. */
  countRequest(method: string, status: number): void;
  /** Counts a search when it is answered; `ms` includes the time in the queue. */
  countSearch(status: number, ms: number): void;
  /** Says where to read what only the running application knows. */
  watch(sources: {waiting: () => number; records: number}): void;
  /** Makes the application that tells the figures at `/metrics`, for a port of its own. */
  createApp(): FastifyInstance;
};

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];

/**
 * Makes the figures of one service, in the format of Prometheus. Labels are methods and statuses only: no query,
 * address or page, so that nothing personal is told and the memory does not grow.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({register: registry});
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'status'],
    registers,
  });
  const searches = new Histogram({
    name: 'search_duration_seconds',
    help: 'Time from the arrival of a search to its answer.',
    labelNames: ['status'],
    buckets: SECONDS,
    registers,
  });

  return {
    countRequest: (method, status) => requests.inc({method, status}),
    countSearch: (status, ms) => searches.observe({status}, ms / 1000),
    watch({waiting, records}) {
      new Gauge({
        name: 'search_waiting',
        help: 'Searches that wait for their turn.',
        registers,
        collect() {
          this.set(waiting());
        },
      });
      new Gauge({name: 'search_records', help: 'Records in the index.', registers}).set(records);
    },
    createApp() {
      const app = fastify();
      app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
      return app;
    },
  };
}
