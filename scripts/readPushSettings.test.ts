import {expect, test} from 'vitest';
import {readPushSettings} from './readPushSettings';

const hosted = {
  SEARCH_BACKEND: 'hosted',
  SEARCH_APP_ID: 'APP',
  SEARCH_API_KEY: 'search',
  SEARCH_ADMIN_KEY: 'write',
  SITE_URL: 'https://www.example.com',
};

test('reads where the index goes', () => {
  expect(readPushSettings(hosted)).toEqual({
    appId: 'APP',
    adminKey: 'write',
    indexName: 'remotion',
    hosts: [],
    siteUrl: 'https://www.example.com',
  });
});

test.each([
  ['another search', {}, /set SEARCH_BACKEND=hosted/],
  ['no application', {...hosted, SEARCH_APP_ID: ''}, /SEARCH_APP_ID="": expected/],
  ['no key that may write', {...hosted, SEARCH_ADMIN_KEY: ' '}, /SEARCH_ADMIN_KEY is not set/],
  ['no origin of the site', {...hosted, SITE_URL: ''}, /SITE_URL is not set/],
  ['one key for both', {...hosted, SEARCH_API_KEY: 'write'}, /SEARCH_API_KEY is the same/],
])('refuses %s', (_, variables, message) => {
  expect(() => readPushSettings(variables)).toThrow(message);
});
