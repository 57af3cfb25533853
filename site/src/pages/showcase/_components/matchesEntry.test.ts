import {describe, expect, test} from 'vitest';
import type {DemoFacts} from '@site/src/components/player/DemoFacts';
import type {ShowcaseItem} from '@site/src/data/showcase/ShowcaseItem';
import {matchesEntry, nothing} from './matchesEntry.ts';

const item: ShowcaseItem = {
  name: 'ring',
  title: 'A ring of sound',
  description: 'The spectrum of a song.',
  by: 'Ada',
  topic: 'sound',
  techniques: ['audio', 'svg'],
  demo: {width: 1080, height: 1080, file: 'RadialSpectrum.tsx'} as DemoFacts,
};
const elsewhere: ShowcaseItem = {...item, demo: undefined};

describe('matchesEntry', () => {
  test.each([
    {},
    {topic: 'sound', format: 'square', technique: 'svg'},
    {text: 'ring sound'},
    {text: ' SONG  ada '},
    {text: 'radialspectrum'},
    {text: 'square audio'},
  ])('matches %o', (wanted) => expect(matchesEntry(item, {...nothing, ...wanted})).toBe(true));

  test.each([{topic: 'data'}, {format: 'portrait'}, {technique: 'lottie'}, {text: 'ring chart'}])(
    'does not match %o',
    (wanted) => expect(matchesEntry(item, {...nothing, ...wanted})).toBe(false),
  );

  test('has no format for videos that play elsewhere', () => {
    expect(matchesEntry(elsewhere, nothing)).toBe(true);
    expect(matchesEntry(elsewhere, {...nothing, format: 'square'})).toBe(false);
  });
});
