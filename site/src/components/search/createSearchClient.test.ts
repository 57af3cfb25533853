import {describe, expect, test} from 'vitest';
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

  test('has the timeouts of the specification, and sends its id and key in the address', () => {
    expect(transporter.timeouts).toEqual({connect: 1000, read: 2000, write: 30_000});
    expect(transporter.baseQueryParameters).toEqual({
      'x-algolia-application-id': 'REMOTION',
      'x-algolia-api-key': 'public',
    });
    expect(transporter.baseHeaders).toEqual({'content-type': 'text/plain'});
  });

  test('sends no number of its own with a search', () => {
    expect(transporter.requestIdChannel).toBeUndefined();
  });
});
