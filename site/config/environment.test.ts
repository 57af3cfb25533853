import {describe, expect, it} from 'vitest';
import {readEnvironment} from './environment';

describe('readEnvironment', () => {
  it('needs nothing', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      siteUrl: 'http://localhost:3000',
      search: {backend: 'service', indexName: 'remotion', hosts: []},
    });
  });

  it('derives the origin from the port', () => {
    expect(readEnvironment({PORT: '4100'}).siteUrl).toBe('http://localhost:4100');
  });

  it('reads search hosts in their order', () => {
    const {hosts} = readEnvironment({SEARCH_HOSTS: 'https://a.example.com, https://b.example.com/'}).search;
    expect(hosts).toEqual(['https://a.example.com', 'https://b.example.com']);
  });

  it('names every setting that it can not use, with what it accepts', () => {
    const read = (): unknown => readEnvironment({PORT: '70000', SITE_URL: 'example.com', SEARCH_BACKEND: 'cloud'});
    expect(read).toThrow(/PORT="70000": expected a whole number from 0 to 65535/);
    expect(read).toThrow(/SITE_URL="example.com": expected an origin/);
    expect(read).toThrow(/SEARCH_BACKEND="cloud": expected one of service, browser, hosted/);
  });

  it('asks for the credentials of a hosted search', () => {
    const read = (): unknown => readEnvironment({SEARCH_BACKEND: 'hosted'});
    expect(read).toThrow(/SEARCH_APP_ID="": expected the application id/);
    expect(read).toThrow(/SEARCH_API_KEY="": expected the public, search-only key/);
  });

  it('refuses a hosted search that is half set', () => {
    const read = (): unknown => readEnvironment({SEARCH_APP_ID: 'APP', SEARCH_API_KEY: 'key'});
    expect(read).toThrow(/SEARCH_BACKEND is not set, but SEARCH_APP_ID and SEARCH_API_KEY/);
    expect(() => readEnvironment({SEARCH_BACKEND: 'hosted', SEARCH_APP_ID: 'APP'})).toThrow(/SEARCH_API_KEY=""/);
    expect(() => readEnvironment({SEARCH_BACKEND: 'service', SEARCH_APP_ID: 'APP'})).not.toThrow();
  });

  it('refuses a search in the browser that is given a host', () => {
    expect(readEnvironment({SEARCH_BACKEND: 'browser'}).search).toMatchObject({backend: 'browser', hosts: []});
    expect(() => readEnvironment({SEARCH_BACKEND: 'browser', SEARCH_HOSTS: 'https://a.example.com'})).toThrow(
      /SEARCH_BACKEND="browser" asks no host, but SEARCH_HOSTS is set/,
    );
    expect(() => readEnvironment({SEARCH_BACKEND: 'browser', SEARCH_APP_ID: 'A', SEARCH_API_KEY: 'k'})).toThrow(
      /SEARCH_APP_ID and SEARCH_API_KEY is set/,
    );
  });

  it('keeps the key that may write out of what pages are built with', () => {
    const hosted = {SEARCH_BACKEND: 'hosted', SEARCH_APP_ID: 'APP', SEARCH_API_KEY: 'key'};
    expect(JSON.stringify(readEnvironment({...hosted, SEARCH_ADMIN_KEY: 'write-key'}))).not.toContain('write-key');
    expect(() => readEnvironment({...hosted, SEARCH_API_KEY: 'write-key', SEARCH_ADMIN_KEY: 'write-key'})).toThrow(
      /SEARCH_API_KEY is the same as SEARCH_ADMIN_KEY/,
    );
  });

  it('reads how the server works under load', () => {
    expect(readEnvironment({}).service).toEqual({
      metricsPort: undefined,
      trustedProxies: [],
      searchesPerMinute: 600,
      stopDelay: 0,
    });
    const set = {METRICS_PORT: '9100', TRUSTED_PROXIES: 'loopback, 10.0.0.0/8 ::1', STOP_DELAY: '5000'};
    expect(readEnvironment(set).service).toMatchObject({
      metricsPort: 9100,
      trustedProxies: ['loopback', '10.0.0.0/8', '::1'],
      stopDelay: 5000,
    });
    expect(() => readEnvironment({METRICS_PORT: 'on'})).toThrow(/METRICS_PORT="on": expected a whole number/);
    expect(() => readEnvironment({TRUSTED_PROXIES: 'my-proxy'})).toThrow(/TRUSTED_PROXIES="my-proxy": expected IP/);
  });

  it('rejects an origin with a path', () => {
    expect(() => readEnvironment({SITE_URL: 'https://example.com/docs'})).toThrow(/without a path/);
  });
});
