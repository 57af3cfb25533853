import fastify, {type FastifyInstance} from 'fastify';
import {collectDefaultMetrics, Counter, Gauge, Histogram, Registry} from 'prom-client';

export type Metrics = {
  /** Counts a request to the site or the search when the response is sent. */
  countRequest(method: string, status: number): void;
  /** Counts a search when the response is sent. `ms` includes the time in the queue. */
  countSearch(status: number, ms: number): void;
  /** Sets the callbacks for values that only the running application knows. */
  watch(sources: {waiting: () => number; records: number}): void;
  /** Creates the application that serves the metrics at `/metrics` on a separate port. */
  createApp(): FastifyInstance;
};

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5];

/**
 * Creates the metrics of one server in the format of Prometheus. Labels only contain methods and statuses, but no
 * query, IP address or page, so that they include no personal data and memory usage doesn't grow.
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
    help: 'Time from the arrival of a search to its response.',
    labelNames: ['status'],
    buckets,
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
