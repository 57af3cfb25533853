import {expect, test} from 'vitest';
import {records} from '../../fixtures/records.ts';
import {createEngine} from '../createEngine.ts';
import {createIndex} from '../indexing/createIndex.ts';

const names = createEngine(createIndex(records.filter(({type}) => type !== 'content')));

test.each(['interpolate', '--crf', '<Series.Sequence>', 'Config.Output.setCrf', 'Using audio', 'interpolate easing'])(
  'names and titles are enough for %j',
  (query) => {
    expect(names.isKnownItemQuery(query)).toBe(true);
  },
);

test('accepts the beginning of a name', () => {
  expect(names.isKnownItemQuery('interp')).toBe(true);
});

test.each([
  ['a word that only a text has', 'bends'],
  ['a name and a word that only a text has', 'interpolate bends'],
  ['a typo', 'interpolaet'],
  ['a call of the beginning of a name', 'interp()'],
  ['words', 'map a number'],
  ['nonsense', 'xyzzy'],
  ['nothing', ''],
])("names and titles aren't enough for %s", (_, query) => {
  expect(names.isKnownItemQuery(query)).toBe(false);
});

test("names and titles aren't enough for keywords", () => {
  const renamed = records.map((record) =>
    record.objectID === '/docs/audio' ? {...record, keywords: ['ducking']} : record,
  );
  expect(createEngine(createIndex(renamed)).search({query: 'ducking'}).hits[0]?.objectID).toBe('/docs/audio');
  expect(createEngine(createIndex(renamed)).isKnownItemQuery('ducking')).toBe(false);
});
