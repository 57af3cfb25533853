import {expect, test} from 'vitest';
import {records} from '../../fixtures/records.ts';
import {createAddressFinder} from './createAddressFinder.ts';

const findAddress = createAddressFinder(
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
])('finds the page in %s', (typed, expected) => {
  const address = findAddress(typed);
  expect(records[address?.place ?? -1]?.url).toBe(`https://docs.example.com${expected}`);
});

test.each(['easing', 'and/or', '</Series>', '<Audio />', 'https://example.com/', 'src/docs/easing.tsx', ''])(
  'finds no page in %j',
  (typed) => {
    expect(findAddress(typed)).toBeNull();
  },
);

test('only replaces the query by the title of the page if the query is nothing else', () => {
  expect(findAddress('/docs/easing')?.title).toBe('Easing');
  expect(findAddress('see /docs/easing')?.title).toBeNull();
});
