import {testQuerySets} from '../../packages/search/relevance/testQuerySets.ts';
import {getQuantile} from '../getQuantile.ts';
import {withSite} from '../withSite.ts';

/** The duration in seconds. */
const seconds = 10;

/**
 * Measures the server over HTTP with concurrent readers, who search again as soon as a response arrives. It runs in this
 * process to measure its memory.
 */
export function loadTestServer(readers: number): Promise<void> {
  return withSite(async (url) => {
    const queries = testQuerySets.flatMap((set) => Object.keys(set.queries)).map((query) => query.slice(0, 64));
    const times: number[] = [];
    let refused = 0;
    const end = performance.now() + seconds * 1000;
    const read = async (reader: number): Promise<void> => {
      for (let index = reader * 7; performance.now() < end; index++) {
        const query = queries[index % queries.length] ?? '';
        const started = performance.now();
        const answer = await fetch(
          `${url}/1/indexes/*/queries?x-algolia-application-id=REMOTION&x-algolia-api-key=public`,
          {
            method: 'POST',
            body: JSON.stringify({
              requests: [{indexName: 'remotion', params: new URLSearchParams({query}).toString()}],
            }),
          },
        );
        await answer.arrayBuffer();
        if (answer.ok) {
          times.push(performance.now() - started);
        } else {
          refused++;
        }
      }
    };
    await Promise.all(Array.from({length: readers}, (_, reader) => read(reader)));
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => getQuantile(times, part).toFixed(0));
    const memory = (process.memoryUsage().rss / 1e6).toFixed(0);
    console.log(
      `The server, readers at once: ${readers}, for ${seconds} s: ${(times.length / seconds).toFixed(0)} responses per second, ` +
        `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, ${refused} rejected, ${memory} MB including the readers in the same process`,
    );
  });
}
