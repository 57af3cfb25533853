import {expect, test} from 'vitest';
import {readPushSettings} from './readPushSettings.ts';

const hosted = {
  SEARCH_BACKEND: 'hosted',
  SEARCH_APP_ID: 'APP',
  SEARCH_API_KEY: 'search',
  SEARCH_ADMIN_KEY: 'write',
  SITE_URL: 'https://www.example.com',
};

test('reads the target of the index', () => {
  expect(readPushSettings(hosted)).toEqual({
    appId: 'APP',
    adminKey: 'write',
    indexName: 'remotion',
    hosts: [],
    siteUrl: 'https://www.example.com',
  });
});

test.each([
  ['another search', {}, /Set SEARCH_BACKEND=hosted/],
  ['no application', {...hosted, SEARCH_APP_ID: ''}, /SEARCH_APP_ID="": expected/],
  ['a missing admin key', {...hosted, SEARCH_ADMIN_KEY: ' '}, /SEARCH_ADMIN_KEY is not set/],
  ['a missing site URL', {...hosted, SITE_URL: ''}, /SITE_URL is not set/],
  ['the same key for both', {...hosted, SEARCH_API_KEY: 'write'}, /SEARCH_API_KEY is the same/],
])('rejects %s', (_, variables, message) => {
  expect(() => readPushSettings(variables)).toThrow(message);
});
