import {once} from 'node:events';
import {createServer, type RequestListener} from 'node:http';
import type {AddressInfo} from 'node:net';
import {describe, expect, onTestFinished, test} from 'vitest';
import {proves} from '../../../../packages/specification/proves.ts';
import {createSearchClient} from './createSearchClient.ts';
import {getHosts} from './getHosts.ts';
import type {SearchSettings} from '../../../../packages/settings/SearchSettings.ts';

const settings: SearchSettings = {
  backend: 'service',
  appId: 'REMOTION',
  apiKey: 'public',
  indexName: 'remotion',
  hosts: [],
  missingResultsUrl: '',
};

describe('getHosts', () => {
  test('returns the origin of the page with its port', () => {
    expect(getHosts(settings, 'http://localhost:3000')).toEqual([
      {url: 'localhost', port: 3000, protocol: 'http', accept: 'readWrite'},
    ]);
  });

  test('returns the configured list in order', () => {
    const hosts = ['https://a.example.com', 'https://b.example.com:8443'];
    expect(getHosts({...settings, hosts}, 'http://localhost')).toEqual([
      {url: 'a.example.com', protocol: 'https', accept: 'readWrite'},
      {url: 'b.example.com', port: 8443, protocol: 'https', accept: 'readWrite'},
    ]);
  });

  test('returns nothing for the hosted service', () => {
    expect(getHosts({...settings, backend: 'hosted'}, 'http://localhost')).toBeUndefined();
  });
});

describe('createSearchClient', () => {
  const {transporter} = createSearchClient(settings, 'https://docs.example.com').lite;

  test(
    'uses the timeouts of the specification, and sends its ID and key in the URL',
    proves('7.write', '9.timeouts'),
    () => {
      expect(transporter.timeouts).toEqual({connect: 1000, read: 2000, write: 30_000});
      expect(transporter.baseQueryParameters).toEqual({
        'x-algolia-application-id': 'REMOTION',
        'x-algolia-api-key': 'public',
      });
      expect(transporter.baseHeaders).toEqual({'content-type': 'text/plain'});
    },
  );

  test('does not send a random number with a search', () => {
    expect(transporter.requestIdChannel).toBeUndefined();
  });
});

/** Searches on a real host. */
async function runSearch(respond: RequestListener): Promise<unknown> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  const {search} = createSearchClient(settings, `http://127.0.0.1:${port}`);
  return search([{indexName: 'remotion', query: 'spring'}]);
}

describe('a slow host', () => {
  const body = JSON.stringify({results: [{hits: [], nbHits: 0, query: 'spring'}]});

  test('gets more time at a second attempt', async () => {
    let attempts = 0;
    const search = runSearch((_request, response) => {
      setTimeout(() => response.end(body), attempts++ === 0 ? 6000 : 2500);
    });
    await expect(search).resolves.toMatchObject({results: [{nbHits: 0}]});
  }, 15_000);

  test('gets no third attempt', async () => {
    let attempts = 0;
    await expect(runSearch(() => void attempts++)).rejects.toMatchObject({name: 'RetryError'});
    expect(attempts).toBe(2);
  }, 15_000);
});

describe('a host that fails', () => {
  test('by being overloaded: it gets no second request', async () => {
    let attempts = 0;
    const search = runSearch((_request, response) => {
      attempts++;
      response.writeHead(503).end('{}');
    });
    await expect(search).rejects.toMatchObject({name: 'RetryError'});
    expect(attempts).toBe(1);
  });

  test('by refusing: the error has its message and status', proves('8.api-error'), async () => {
    const body = JSON.stringify({message: 'The key is not valid.', status: 403});
    const refusal = runSearch((_request, response) => response.writeHead(403).end(body));
    await expect(refusal).rejects.toMatchObject({name: 'ApiError', message: 'The key is not valid.', status: 403});
  });

  test('by a response that is not JSON: a parse error', proves('8.not-json'), async () => {
    await expect(runSearch((_request, response) => response.end('<html>'))).rejects.toMatchObject({
      name: 'DeserializationError',
    });
  });

  test('by not responding: an error about unreachable hosts', proves('8.unreachable'), async () => {
    const {search} = createSearchClient(settings, 'http://127.0.0.1:1');
    const attempt = search([{indexName: 'remotion', query: 'spring'}]);
    await expect(attempt).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringContaining('Unreachable hosts'),
    });
  });
});
