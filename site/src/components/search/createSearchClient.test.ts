import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {describe, expect, onTestFinished, test} from 'vitest';
import {proves} from '../../../../e2e/conformance/proves';
import {createSearchClient} from './createSearchClient';
import {hostsOf} from './hostsOf';
import type {SearchSettings} from './SearchSettings';

const settings: SearchSettings = {
  backend: 'service',
  appId: 'REMOTION',
  apiKey: 'public',
  indexName: 'remotion',
  hosts: [],
  missingResultsUrl: '',
};

describe('hostsOf', () => {
  test('is the origin of the page, with its port', () => {
    expect(hostsOf(settings, 'http://localhost:3000')).toEqual([
      {url: 'localhost', port: 3000, protocol: 'http', accept: 'readWrite'},
    ]);
  });

  test('is the list that is set, in its order', () => {
    const hosts = ['https://a.example.com', 'https://b.example.com:8443'];
    expect(hostsOf({...settings, hosts}, 'http://localhost')).toEqual([
      {url: 'a.example.com', protocol: 'https', accept: 'readWrite'},
      {url: 'b.example.com', port: 8443, protocol: 'https', accept: 'readWrite'},
    ]);
  });

  test('is left to the client of the hosted service', () => {
    expect(hostsOf({...settings, backend: 'hosted'}, 'http://localhost')).toBeUndefined();
  });
});

describe('createSearchClient', () => {
  const {transporter} = createSearchClient(settings, 'https://docs.example.com').lite;

  test(
    'has the timeouts of the specification, and sends its id and key in the address',
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

  test('sends no number of its own with a search', () => {
    expect(transporter.requestIdChannel).toBeUndefined();
  });
});

describe('a host that fails', () => {
  /** Searches on a real host that answers as given. */
  const searchOn = async (status: number, body: string): Promise<unknown> => {
    const server = createServer((_request, response) => response.writeHead(status).end(body)).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const {port} = server.address() as AddressInfo;
    const {search} = createSearchClient(settings, `http://127.0.0.1:${port}`);
    return search([{indexName: 'remotion', query: 'spring'}]);
  };

  test('by refusing: the error carries its message and status', proves('8.api-error'), async () => {
    const refusal = searchOn(403, JSON.stringify({message: 'The key is not valid.', status: 403}));
    await expect(refusal).rejects.toMatchObject({name: 'ApiError', message: 'The key is not valid.', status: 403});
  });

  test('by an answer that is not JSON: an error of reading it', proves('8.not-json'), async () => {
    await expect(searchOn(200, '<html>')).rejects.toMatchObject({name: 'DeserializationError'});
  });

  test('by not answering: an error that names unreachable hosts', proves('8.unreachable'), async () => {
    const {search} = createSearchClient(settings, 'http://127.0.0.1:1');
    const attempt = search([{indexName: 'remotion', query: 'spring'}]);
    await expect(attempt).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringContaining('Unreachable hosts'),
    });
  });
});
