import {describe, expect, test} from 'vitest';
import type {DemoFacts} from '@site/src/components/player/DemoFacts';
import type {ShowcaseItem} from '@site/src/data/showcase/ShowcaseItem';
import {type Wanted, matchesEntry, nothing} from './matchesEntry.ts';

const item: ShowcaseItem = {
  name: 'ring',
  title: 'A ring of sound',
  description: 'The spectrum of a song.',
  by: 'Ada',
  topic: 'sound',
  techniques: ['audio', 'svg'],
  demo: {width: 1080, height: 1080, file: 'RadialSpectrum.tsx'} as DemoFacts,
};

describe('matchesEntry', () => {
  test.each<Partial<Wanted>>([
    {},
    {topic: 'sound'},
    {topic: 'sound', text: 'square svg'},
    {text: 'ring sound'},
    {text: ' SONG  ada '},
    {text: 'radialspectrum'},
    {text: 'square audio'},
  ])('matches %o', (wanted) => expect(matchesEntry(item, {...nothing, ...wanted})).toBe(true));

  test.each<Partial<Wanted>>([
    {topic: 'data'},
    {text: 'portrait'},
    {text: 'lottie'},
    {topic: 'data', text: 'ring'},
    {text: 'ring chart'},
  ])('does not match %o', (wanted) => expect(matchesEntry(item, {...nothing, ...wanted})).toBe(false));
});
