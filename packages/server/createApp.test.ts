import type {FastifyInstance} from 'fastify';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {records} from '../search/fixtures/records.ts';
import {createEngine} from '../search/engine/createEngine.ts';
import {createIndex} from '../search/engine/indexing/createIndex.ts';
import {createApp} from './createApp.ts';
import {createMetrics} from './createMetrics.ts';
import {maxServerQueryLength, maxRequests} from './schemas.ts';

const engine = createEngine(createIndex(records));
const url = '/1/indexes/*/queries';
let app: FastifyInstance;

beforeAll(async () => {
  app = await createApp({engine, indexName: 'docs'});
});
afterAll(() => app.close());

function sendPost(payload: unknown, type = 'text/plain', target = url) {
  return app.inject({
    method: 'POST',
    url: target,
    headers: {'content-type': type},
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
}
function createOne(params: string, indexName = 'docs') {
  return {requests: [{indexName, params}]};
}

describe('a search', () => {
  test.each(['text/plain', 'text/plain; charset=utf-8', 'application/json', 'application/x-www-form-urlencoded'])(
    'accepts %s',
    async (type) => {
      const response = await sendPost(createOne('query=interpolate'), type);
      expect(response.statusCode).toBe(200);
      expect(response.json().results[0].hits[0].url).toBe('https://docs.example.com/docs/interpolate');
    },
  );

  test('accepts encoded parameters, plain ones, and several queries', async () => {
    const {results} = (
      await sendPost({
        requests: [
          {indexName: 'docs', params: 'query=--crf&hitsPerPage=2&page=1'},
          {indexName: 'docs', query: 'easing', hitsPerPage: 1, attributesToRetrieve: ['url']},
          {indexName: 'docs', params: 'query=x&hitsPerPage=5', query: 'audio'},
        ],
      })
    ).json();
    expect(results).toHaveLength(3);
    expect(results[0]).toMatchObject({
      query: '--crf',
      hitsPerPage: 2,
      page: 1,
      params: 'query=--crf&hitsPerPage=2&page=1',
    });
    expect(results[1].hits).toHaveLength(1);
    expect(results[2]).toMatchObject({query: 'audio', hitsPerPage: 5});
  });

  test('is answered in the format of the hosted service', async () => {
    const params = new URLSearchParams({
      query: 'volume',
      attributesToRetrieve: JSON.stringify(['hierarchy.lvl0', 'hierarchy.lvl1', 'content', 'type', 'url']),
      attributesToSnippet: JSON.stringify(['hierarchy.lvl1:10', 'content:5']),
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: '20',
    }).toString();
    const [result] = (await sendPost(createOne(params))).json().results;
    expect(result).toMatchObject({
      index: 'docs',
      query: 'volume',
      params,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      exhaustiveNbHits: true,
      nbHits: result.hits.length,
      processingTimeMS: expect.any(Number),
    });
    expect(result.hits[0]).toMatchObject({
      objectID: '/docs/audio#volume:1',
      type: 'lvl3',
      url: 'https://docs.example.com/docs/audio#volume',
      hierarchy: {lvl0: 'remotion', lvl1: '&lt;Audio&gt;'},
      _highlightResult: {
        hierarchy: {
          lvl3: {value: '<mark>volume</mark>', matchLevel: 'full', matchedWords: ['volume'], fullyHighlighted: true},
        },
      },
      _snippetResult: {hierarchy: {lvl1: {value: '&lt;Audio&gt;', matchLevel: 'none'}}},
    });
  });

  test('may come from pages on other hosts', async () => {
    const options = await app.inject({method: 'OPTIONS', url});
    expect(options.statusCode).toBe(204);
    expect(options.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'POST, OPTIONS',
    });
    for (const response of [await sendPost(createOne('query=a')), await sendPost('{')]) {
      expect(response.headers['access-control-allow-origin']).toBe('*');
    }
  });
});

describe('an error', () => {
  const long = 'a'.repeat(maxServerQueryLength + 1);
  const many = Array.from({length: maxRequests + 1}, () => ({indexName: 'docs', query: 'a'}));

  test.each([
    ['broken JSON', 400, () => sendPost('{"requests":[')],
    ['an empty body', 400, () => sendPost('')],
    ['a body of another shape', 400, () => sendPost('[]')],
    ['no requests', 400, () => sendPost({requests: []})],
    ['a request without index', 400, () => sendPost({requests: [{query: 'a'}]})],
    ['too many requests', 400, () => sendPost({requests: many})],
    ['a query that is too long', 400, () => sendPost(createOne(`query=${long}`))],
    ['a plain query that is too long', 400, () => sendPost({requests: [{indexName: 'docs', query: long}]})],
    ['a page that is not a number', 400, () => sendPost(createOne('query=a&page=two'))],
    ['a negative page', 400, () => sendPost(createOne('query=a&page=-1'))],
    ['too many hits', 400, () => sendPost(createOne('query=a&hitsPerPage=100000'))],
    ['a query of another type', 400, () => sendPost({requests: [{indexName: 'docs', query: 7}]})],
    ['an unknown index', 404, () => sendPost(createOne('query=a', 'other'))],
    ['the path of a single index', 404, () => sendPost(createOne('query=a'), 'text/plain', '/1/indexes/docs/queries')],
    ['another call of the hosted service', 404, () => sendPost('{}', 'text/plain', '/1/indexes/docs/query')],
    ['an unknown path', 404, () => app.inject('/1/status')],
    ['another method', 405, () => app.inject({method: 'GET', url})],
    ['another method with a body', 405, () => app.inject({method: 'PUT', url, payload: '{}'})],
    ['a body that is too large', 413, () => sendPost('a'.repeat(40_000))],
    ['another content type', 415, () => sendPost(createOne('query=a'), 'image/png')],
  ])('is sent for %s with %d as JSON', async (_, status, send) => {
    const response = await send();
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toMatch('application/json');
    expect(response.json()).toEqual({message: expect.stringMatching(/\w.*\./), status});
  });

  test('lists the allowed methods', async () => {
    expect((await app.inject({method: 'DELETE', url})).headers.allow).toBe('POST, OPTIONS');
  });

  test('in the server itself is not disclosed to the client', async () => {
    const broken = await createApp({
      engine: {
        recordCount: 0,
        search: () => {
          throw new Error('secret');
        },
      },
      indexName: 'docs',
    });
    const response = await broken.inject({
      method: 'POST',
      url,
      headers: {'content-type': 'text/plain'},
      payload: JSON.stringify(createOne('query=a')),
    });
    expect(response.json()).toEqual({
      message: 'The search failed because of an internal error. Try again later.',
      status: 500,
    });
    await broken.close();
  });

  test('responds to too many searches with 429 and the time to wait', async () => {
    const limited = await createApp({engine, indexName: 'docs', searchesPerMinute: 2});
    const send = () =>
      limited.inject({
        method: 'POST',
        url,
        headers: {'content-type': 'text/plain'},
        payload: JSON.stringify(createOne('query=a')),
      });
    expect([(await send()).statusCode, (await send()).statusCode]).toEqual([200, 200]);
    const rejected = await send();
    expect(rejected.json()).toEqual({message: expect.any(String), status: 429});
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect((await limited.inject('/health')).statusCode).toBe(200);
    await limited.close();
  });
});

describe('under load', () => {
  const body = JSON.stringify({requests: [{indexName: 'docs', query: 'audio'}]});
  const send = (to: FastifyInstance, headers = {}, remoteAddress = '192.0.2.1') =>
    to.inject({method: 'POST', url, headers: {'content-type': 'text/plain', ...headers}, payload: body, remoteAddress});

  test('rejects searches beyond the queue with 503 and the time to wait, and reports its health', async () => {
    const busy = await createApp({engine, indexName: 'docs', queue: {maxWaiting: 1}});
    await busy.ready();
    const answers = await Promise.all(Array.from({length: 20}, () => send(busy)));
    const rejected = answers.filter(({statusCode}) => statusCode === 503);
    expect(answers.filter(({statusCode}) => statusCode === 200).length).toBe(answers.length - rejected.length);
    expect(rejected.length).toBeGreaterThan(0);
    expect(rejected[0]?.json()).toEqual({message: 'The search is busy. Try again in a few seconds.', status: 503});
    expect(rejected[0]?.headers).toMatchObject({'retry-after': '1', 'access-control-allow-origin': '*'});
    expect((await busy.inject('/health')).statusCode).toBe(200);
    expect((await send(busy)).statusCode).toBe(200);
    await busy.close();
  });

  test('identifies readers by the header of a trusted proxy only', async () => {
    const behind = await createApp({engine, indexName: 'docs', searchesPerMinute: 1, trustedProxies: ['10.0.0.0/8']});
    const getStatus = async (forwarded: string, from: string) =>
      (await send(behind, {'x-forwarded-for': forwarded}, from)).statusCode;
    expect(await getStatus('198.51.100.1', '10.0.0.7')).toBe(200);
    expect(await getStatus('198.51.100.2', '10.0.0.7')).toBe(200);
    expect(await getStatus('198.51.100.1', '10.0.0.7')).toBe(429);
    expect(await getStatus('198.51.100.3', '203.0.113.5')).toBe(200);
    expect(await getStatus('198.51.100.4', '203.0.113.5')).toBe(429);
    await behind.close();
  });

  test('metrics count responses by status, without queries or addresses', async () => {
    const metrics = createMetrics();
    const counted = await createApp({engine, indexName: 'docs', metrics, searchesPerMinute: 2});
    for (let sent = 0; sent < 3; sent++) {
      await send(counted);
    }
    await counted.inject('/health');
    const metricsApp = metrics.createApp();
    const {body: text, headers} = await metricsApp.inject('/metrics');
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    expect(text).toContain('http_requests_total{method="POST",status="200"} 2');
    expect(text).toContain('search_duration_seconds_count{status="429"} 1');
    expect(text).toContain(`search_records ${records.length}`);
    expect(text).toContain('search_waiting 0');
    expect(text).toContain('process_resident_memory_bytes');
    expect(text).not.toMatch(/audio|192\.0\.2/);
    expect((await counted.inject('/metrics')).statusCode).toBe(404);
    await Promise.all([counted.close(), metricsApp.close()]);
  });
});

test('readiness ends before the server stops', async () => {
  let isReady = true;
  const stopping = await createApp({engine, indexName: 'docs', isReady: () => isReady});
  expect((await stopping.inject('/ready')).json()).toEqual({status: 'ready'});
  isReady = false;
  const answer = await stopping.inject('/ready');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toEqual({status: 'stopping'});
  expect((await stopping.inject('/health')).statusCode).toBe(200);
  await stopping.close();
});

test('the health check returns the size of the index', async () => {
  expect((await app.inject('/health')).json()).toEqual({status: 'ok', records: records.length});
});

test('the log has one line per request, without the query', async () => {
  const lines: string[] = [];
  const logging = await createApp({
    engine,
    indexName: 'docs',
    logger: {stream: {write: (line: string) => lines.push(line)}},
  });
  await logging.inject({
    method: 'POST',
    url: `${url}?x-algolia-api-key=secret`,
    headers: {'content-type': 'text/plain'},
    payload: JSON.stringify(createOne('query=private')),
  });
  await logging.close();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({method: 'POST', path: url, status: 200, ms: expect.any(Number)});
  expect(lines[0]).not.toMatch(/secret|private|127\.0\.0\.1/);
});

test('finishes pending requests before the application stops', async () => {
  const stopping = await createApp({engine, indexName: 'docs'});
  let release = (): void => undefined;
  const entered = new Promise<void>((enter) => {
    stopping.get('/slow', async () => {
      enter();
      await new Promise<void>((resolve) => (release = resolve));
      return 'done';
    });
  });
  const answer = fetch(`${await stopping.listen({port: 0, host: '127.0.0.1'})}/slow`);
  await entered;
  const stopped = stopping.close();
  release();
  expect(await (await answer).text()).toBe('done');
  await stopped;
});
