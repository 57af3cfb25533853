import {afterEach, expect, test, vi} from 'vitest';
import {createSearchClient} from './createSearchClient.ts';

/** A mock of the browser's worker, controlled by the test. */
class TestWorker {
  static readonly started: TestWorker[] = [];
  onmessage: (event: {data: unknown}) => void = () => undefined;
  onerror: (event: {message: string}) => void = () => undefined;
  readonly postMessage = vi.fn<(message: {id: number; body: string}) => void>();
  readonly terminate = vi.fn();
  constructor(readonly url: string) {
    TestWorker.started.push(this);
  }
  /** Answers the last search. */
  answer(): void {
    const {id = 0} = this.postMessage.mock.lastCall?.[0] ?? {};
    const content = JSON.stringify({results: [{hits: [], nbHits: 0}]});
    this.onmessage({data: {id, answer: {status: 200, content}}});
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  TestWorker.started.length = 0;
});

function setUp() {
  vi.stubGlobal('Worker', TestWorker);
  const settings = {backend: 'browser', appId: 'A', apiKey: 'k', indexName: 'docs', hosts: [], missingResultsUrl: ''};
  const client = createSearchClient({...settings, backend: 'browser'}, 'https://docs.example.com');
  return (query: string) => client.search([{indexName: 'docs', query}]);
}
function getNewest() {
  return TestWorker.started.at(-1);
}

test('a worker starts with the client, and answers every search, even repeated ones', async () => {
  const search = setUp();
  expect(TestWorker.started.map(({url}) => url)).toEqual(['/search/worker.js']);
  for (const times of [1, 2]) {
    const found = search('spring');
    await vi.waitFor(() => expect(getNewest()?.postMessage).toHaveBeenCalledTimes(times));
    getNewest()?.answer();
    expect((await found).results[0]?.nbHits).toBe(0);
  }
  expect(getNewest()?.postMessage.mock.lastCall?.[0].body).toContain('query=spring');
});

test('after a failure, the next worker bypasses the cache', async () => {
  const search = setUp();
  getNewest()?.onerror({message: 'The script was not found.'});
  expect(getNewest()?.terminate).toHaveBeenCalledOnce();
  const found = search('spring');
  await vi.waitFor(() => expect(TestWorker.started).toHaveLength(2));
  expect(getNewest()?.url).toMatch(/^\/search\/worker\.js\?\d+$/);
  await vi.waitFor(() => expect(getNewest()?.postMessage).toHaveBeenCalledOnce());
  getNewest()?.onerror({message: 'The script was not found.'});
  await expect(found).rejects.toMatchObject({name: 'RetryError'});
});
