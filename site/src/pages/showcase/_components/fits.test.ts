import {describe, expect, it} from 'vitest';
import type {DemoFacts} from '@site/src/components/player/DemoFacts';
import type {ShowcaseItem} from '@site/src/data/showcase/ShowcaseItem';
import {fits, nothing} from './fits';

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

describe('fits', () => {
  it.each([
    {},
    {topic: 'sound', format: 'square', technique: 'svg'},
    {text: 'ring sound'},
    {text: ' SONG  ada '},
    {text: 'radialspectrum'},
    {text: 'square audio'},
  ])('finds it by %o', (wanted) => expect(fits(item, {...nothing, ...wanted})).toBe(true));

  it.each([{topic: 'data'}, {format: 'portrait'}, {technique: 'lottie'}, {text: 'ring chart'}])(
    'leaves it out for %o',
    (wanted) => expect(fits(item, {...nothing, ...wanted})).toBe(false),
  );

  it('knows no format of what plays elsewhere', () => {
    expect(fits(elsewhere, nothing)).toBe(true);
    expect(fits(elsewhere, {...nothing, format: 'square'})).toBe(false);
  });
});
