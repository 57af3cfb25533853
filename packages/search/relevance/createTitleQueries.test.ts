import {expect, test} from 'vitest';
import {records} from '../fixtures/records.ts';
import {createTitleQueries} from './createTitleQueries.ts';

const {titles, headings} = createTitleQueries(records);

test('creates a query for every title', () => {
  expect(titles['interpolate()']).toEqual(['/docs/interpolate']);
  expect(Object.keys(titles)).toHaveLength(records.filter(({type}) => type === 'lvl1').length);
});

test('searches for a heading on its own, or after its page title if several pages have it', () => {
  expect(headings['<Series.Sequence>']).toEqual(['/docs/series']);
  expect(headings['Cause']).toBeUndefined();
  expect(headings['Flickering Cause']).toEqual(['/docs/flickering']);
});
