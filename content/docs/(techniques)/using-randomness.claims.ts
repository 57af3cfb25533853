import {random} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

claim('It calculates a number from a seed that you choose, and the same seed always produces the same number:', () => {
  expect(random('dust-1')).toBe(random('dust-1'));
  expect(random('dust-1')).not.toBe(random('dust-2'));
});

claim('Like Math.random(), random() returns a number that is at least 0 and less than 1.', () => {
  const numbers = Array.from({length: 10_000}, (_, i) => random(`n-${i}`));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
});

claim(
  'For example, if you used the seed dust-${i} for both coordinates of a star, all stars would form a diagonal line.',
  () => {
    const stars = Array.from({length: 20}, (_, i) => ({x: random(`dust-${i}`), y: random(`dust-${i}`)}));
    expect(stars.every(({x, y}) => x === y)).toBe(true);
  },
);

claim('If you include a prop in every seed, changing the prop changes all the numbers at once.', () => {
  const createSky = (name: string) => Array.from({length: 50}, (_, i) => random(`${name}-${i}`));
  expect(createSky('a')).toEqual(createSky('a'));
  expect(createSky('a').every((value, index) => value !== createSky('b')[index])).toBe(true);
});

claim("Usually, you'll want the value to stay the same for a few frames, so divide the frame number first:", () => {
  const readValue = (frame: number) => random(`light-${Math.floor(frame / 4)}`);
  expect([0, 1, 2, 3].map(readValue)).toEqual(Array(4).fill(readValue(0)));
  expect(readValue(4)).not.toBe(readValue(3));
});

claim('Calling random(null) is the same as calling Math.random()', () => {
  const {random: original} = Math;
  Math.random = () => 0.25;
  try {
    expect(random(null)).toBe(0.25);
  } finally {
    Math.random = original;
  }
});

claim('This way, the sequence starts from the beginning in every frame.', () => {
  const createSequence = (seed: string) => {
    let count = 0;
    return () => random(`${seed}-${count++}`);
  };
  const readFrame = () => {
    const next = createSequence('noise');
    return [next(), next(), next()];
  };
  expect(readFrame()).toEqual(readFrame());
  expect(new Set(readFrame()).size).toBe(3);
});

claim('random() argument must be a number or a string | The seed is undefined or an object.', () => {
  const call = random as (seed: unknown) => number;
  for (const seed of [undefined, {}]) {
    expect(() => call(seed)).toThrow('random() argument must be a number or a string');
  }
});

claim('You passed random to map() directly. Write (seed) => random(seed) instead.', () => {
  const call = random as (...values: unknown[]) => number;
  expect(() => ['a', 'b'].map(call)).toThrow('random() takes only one argument');
  expect(['a', 'b'].map((seed) => random(seed))).toHaveLength(2);
});

claim('Your seeds depend on the number of elements.', () => {
  const place = (count: number) => Array.from({length: count}, (_, i) => random(`${count}-${i}`));
  expect(place(3)[0]).not.toBe(place(4)[0]);
  const placeByIndex = (count: number) => Array.from({length: count}, (_, i) => random(`dot-${i}`));
  expect(placeByIndex(4).slice(0, 3)).toEqual(placeByIndex(3));
});
