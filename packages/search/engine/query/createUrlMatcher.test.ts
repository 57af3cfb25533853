import {expect, test} from 'vitest';
import {records} from '../../fixtures/records.ts';
import {createUrlMatcher} from './createUrlMatcher.ts';

const matchUrl = createUrlMatcher(
  records.map((record) => (record.objectID === '/docs/series' ? {...record, labels: ['scene list']} : record)),
);

test.each([
  ['https://docs.example.com/docs/easing', '/docs/easing'],
  ['https://www.remotion.dev/docs/easing/', '/docs/easing'],
  ['remotion.dev/docs/easing?from=search', '/docs/easing'],
  ['/docs/easing.md', '/docs/easing'],
  ['docs/lambda/rendermediaonlambda', '/docs/lambda/rendermediaonlambda'],
  ['"https://remotion.dev/docs/easing".', '/docs/easing'],
  ['https://remotion.dev/docs/interpolate#easing', '/docs/interpolate#easing'],
  ['https://remotion.dev/docs/interpolate#unknown', '/docs/interpolate'],
  ['Error. See https://www.remotion.dev/docs/easing for help.', '/docs/easing'],
  ['https://remotion.dev/docs/scene-list', '/docs/series'],
])('finds the page in %s', (query, expected) => {
  const match = matchUrl(query);
  expect(records[match?.docId ?? -1]?.url).toBe(`https://docs.example.com${expected}`);
});

test.each(['easing', 'and/or', '</Series>', '<Audio />', 'https://example.com/', 'src/docs/easing.tsx', ''])(
  'finds no page in %j',
  (query) => {
    expect(matchUrl(query)).toBeNull();
  },
);

test('only replaces the query by the title of the page if the query is nothing else', () => {
  expect(matchUrl('/docs/easing')?.title).toBe('Easing');
  expect(matchUrl('see /docs/easing')?.title).toBeNull();
});
