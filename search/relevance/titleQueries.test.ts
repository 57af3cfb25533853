import {expect, test} from 'vitest';
import {records} from '../fixtures/records.ts';
import {titleQueries} from './titleQueries.ts';

const {titles, headings} = titleQueries(records);

test('asks for every title', () => {
  expect(titles['interpolate()']).toEqual(['/docs/interpolate']);
  expect(Object.keys(titles)).toHaveLength(records.filter(({type}) => type === 'lvl1').length);
});

test('asks for a heading by itself, or behind its page where several have it', () => {
  expect(headings['<Series.Sequence>']).toEqual(['/docs/series']);
  expect(headings['Cause']).toBeUndefined();
  expect(headings['Flickering Cause']).toEqual(['/docs/flickering']);
});
