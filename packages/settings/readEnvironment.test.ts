import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {getDefault} from 'valibot';
import {environmentSchema} from './environmentSchema.ts';
import {readEnvironment} from './readEnvironment.ts';

describe('readEnvironment', () => {
  test('returns defaults without any variables', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: 'localhost',
      siteUrl: 'http://localhost:3000',
      search: {backend: 'service', indexName: 'remotion', hosts: []},
    });
  });

  test('treats an empty variable as unset', () => {
    expect(readEnvironment({PORT: '', METRICS_PORT: ''})).toEqual(readEnvironment({}));
  });

  test('derives the origin from the port', () => {
    expect(readEnvironment({PORT: '4100'}).siteUrl).toBe('http://localhost:4100');
  });

  test('reads search hosts in order', () => {
    const {hosts} = readEnvironment({SEARCH_HOSTS: 'https://a.example.com, https://b.example.com/'}).search;
    expect(hosts).toEqual(['https://a.example.com', 'https://b.example.com']);
  });

  test('throws one error that lists every invalid setting and the accepted values', () => {
    const read = (): unknown => readEnvironment({PORT: '70000', SITE_URL: 'example.com', SEARCH_BACKEND: 'cloud'});
    expect(read).toThrow(/PORT="70000": expected a whole number from 0 to 65535/);
    expect(read).toThrow(/SITE_URL="example.com": expected an origin/);
    expect(read).toThrow(/SEARCH_BACKEND="cloud": expected one of service, browser, hosted/);
  });

  test('requires the credentials of a hosted search', () => {
    const read = (): unknown => readEnvironment({SEARCH_BACKEND: 'hosted'});
    expect(read).toThrow(/SEARCH_APP_ID="": expected the application ID/);
    expect(read).toThrow(/SEARCH_API_KEY="": expected the public, search-only key/);
  });

  test('rejects an incomplete hosted search', () => {
    const read = (): unknown => readEnvironment({SEARCH_APP_ID: 'APP', SEARCH_API_KEY: 'key'});
    expect(read).toThrow(/With SEARCH_APP_ID and SEARCH_API_KEY, SEARCH_BACKEND needs/);
    expect(() => readEnvironment({SEARCH_BACKEND: 'hosted', SEARCH_APP_ID: 'APP'})).toThrow(/SEARCH_API_KEY=""/);
    expect(() => readEnvironment({SEARCH_BACKEND: 'service', SEARCH_APP_ID: 'APP'})).not.toThrow();
  });

  test('rejects a host for the search in the browser', () => {
    expect(readEnvironment({SEARCH_BACKEND: 'browser'}).search).toMatchObject({backend: 'browser', hosts: []});
    expect(() => readEnvironment({SEARCH_BACKEND: 'browser', SEARCH_HOSTS: 'https://a.example.com'})).toThrow(
      /SEARCH_BACKEND="browser" doesn't use a host: remove SEARCH_HOSTS/,
    );
    expect(() => readEnvironment({SEARCH_BACKEND: 'browser', SEARCH_APP_ID: 'A', SEARCH_API_KEY: 'k'})).toThrow(
      /remove SEARCH_APP_ID and SEARCH_API_KEY or/,
    );
  });

  test("doesn't include the admin key in the settings of the pages", () => {
    const hosted = {SEARCH_BACKEND: 'hosted', SEARCH_APP_ID: 'APP', SEARCH_API_KEY: 'key'};
    expect(JSON.stringify(readEnvironment({...hosted, SEARCH_ADMIN_KEY: 'write-key'}))).not.toContain('write-key');
    expect(() => readEnvironment({...hosted, SEARCH_API_KEY: 'write-key', SEARCH_ADMIN_KEY: 'write-key'})).toThrow(
      /SEARCH_API_KEY is the same as SEARCH_ADMIN_KEY/,
    );
  });

  test('reads the settings of the server under load', () => {
    expect(readEnvironment({}).server).toEqual({
      metricsPort: undefined,
      trustedProxies: [],
      searchesPerMinute: 600,
      stopDelay: 0,
    });
    const set = {METRICS_PORT: '9100', TRUSTED_PROXIES: 'loopback, 10.0.0.0/8 ::1', STOP_DELAY: '5000'};
    expect(readEnvironment(set).server).toMatchObject({
      metricsPort: 9100,
      trustedProxies: ['loopback', '10.0.0.0/8', '::1'],
      stopDelay: 5000,
    });
    expect(() => readEnvironment({METRICS_PORT: 'on'})).toThrow(/METRICS_PORT="on": expected a whole number/);
    expect(() => readEnvironment({TRUSTED_PROXIES: 'my-proxy'})).toThrow(/TRUSTED_PROXIES="my-proxy": expected IP/);
  });

  test('lists an invalid list once', () => {
    expect(() => readEnvironment({TRUSTED_PROXIES: 'one, two'})).toThrow(/^[^\n]*\n[^\n]*$/);
  });

  test('rejects an origin with a path', () => {
    expect(() => readEnvironment({SITE_URL: 'https://example.com/docs'})).toThrow(/without a path/);
  });
});

test('docs/settings.md lists the variables of the schema, with their defaults', () => {
  const text = readFileSync(new URL('../../docs/settings.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| `(\w+)` \| (?:`([^`]*)`|[^|]*) \|/gm)];
  const listed = new Map(rows.map(([, name = '', value]) => [name, value]));
  // The first default contains another variable, and the table describes the second in words.
  const exceptions = new Map([
    ['SITE_URL', 'http://localhost:$PORT'],
    ['SEARCH_MISSING_RESULTS_URL', undefined],
  ]);
  expect([...listed.keys()].sort()).toEqual(Object.keys(environmentSchema.entries).sort());
  for (const [name, schema] of Object.entries(environmentSchema.entries)) {
    const expected = exceptions.has(name) ? exceptions.get(name) : getDefault(schema) || undefined;
    expect(listed.get(name), name).toBe(expected);
  }
});
