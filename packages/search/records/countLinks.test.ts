import {expect, test} from 'vitest';
import {records} from '../fixtures/records.ts';
import {countLinks} from './countLinks.ts';

const site = 'https://docs.example.com';

test('counts the pages that link to a page and to a heading', () => {
  const counted = countLinks(records, [
    [`${site}/docs/interpolate`, `${site}/docs/interpolate#easing`],
    [`${site}/docs/interpolate#easing`, `${site}/docs`],
    [],
  ]);
  const getLinks = (url: string, type: string) =>
    counted.find((record) => record.url === site + url && record.type === type)?.links;
  expect(getLinks('/docs/interpolate', 'lvl1')).toBe(2);
  expect(getLinks('/docs/interpolate#easing', 'lvl3')).toBe(2);
  expect(getLinks('/docs/interpolate#easing', 'content')).toBe(0);
  expect(getLinks('/docs/', 'lvl1')).toBe(1);
  expect(getLinks('/docs/audio', 'lvl1')).toBe(0);
});
