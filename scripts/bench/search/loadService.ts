import {goldenSet} from '../../../search/relevance/goldenSet.ts';
import {quantile} from '../quantile.ts';
import {withSite} from '../withSite.ts';

/** Readers who search at the same time, each as soon as the last answer is there. */
const readers = 8;

/** How long they do. */
const seconds = 10;

/** The service over HTTP under load, in this process, so that its memory can be read. */
export const loadService = (): Promise<void> =>
  withSite(async (url) => {
    const queries = goldenSet.flatMap(({queries: asked}) => Object.keys(asked)).map((query) => query.slice(0, 64));
    const times: number[] = [];
    let refused = 0;
    const end = performance.now() + seconds * 1000;
    const read = async (reader: number): Promise<void> => {
      for (let asked = reader * 7; performance.now() < end; asked++) {
        const query = queries[asked % queries.length] ?? '';
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
        if (answer.ok) times.push(performance.now() - started);
        else refused++;
      }
    };
    await Promise.all(Array.from({length: readers}, (_, reader) => read(reader)));
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => quantile(times, part).toFixed(0));
    const memory = (process.memoryUsage().rss / 1e6).toFixed(0);
    console.log(
      `The service, ${readers} readers at once for ${seconds} s: ${(times.length / seconds).toFixed(0)} answers a second, ` +
        `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, ${refused} refused, ${memory} MB with the readers in the same process`,
    );
  });
