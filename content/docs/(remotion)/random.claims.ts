import {random} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

claim('The same seed gives you the same number in every frame, in every browser tab and on every machine.', () => {
  expect(random('x-1')).toBe(random('x-1'));
  // Calculated on another machine.
  expect(random('a')).toBe(0.5655837582889944);
});

claim(
  "The seeds for a star's two coordinates start with x- and y-, so each coordinate gets its own random number.",
  () => {
    const positions = Array.from({length: 100}, (_, i) => [random(`x-${i}`), random(`y-${i}`)]);
    expect(positions.every(([x, y]) => x !== y)).toBe(true);
    expect(new Set(positions.flat()).size).toBe(200);
  },
);

claim('A string | The same number for the same string.', () => {
  for (const seed of ['particle-12', '', 'ü', 'a very long seed '.repeat(1000)]) {
    expect(random(seed)).toBe(random(seed));
  }
});

claim('A number | The same number for the same number.', () => {
  for (const seed of [0, 1, -5, 1e12]) {
    expect(random(seed)).toBe(random(seed));
  }
});

claim("Fractions are allowed, and 1 isn't the same seed as '1'.", () => {
  expect(random(0.5)).toBe(random(0.5));
  expect(random(0.5)).not.toBe(random(0.25));
  expect(random(1)).not.toBe(random('1'));
});

claim('null | A different number for every call, from Math.random().', () => {
  expect(new Set(Array.from({length: 100}, () => random(null))).size).toBe(100);
  const {random: original} = Math;
  Math.random = () => 0.123;
  try {
    expect(random(null)).toBe(0.123);
  } finally {
    Math.random = original;
  }
});

claim("For example, 'Aa' and 'BB' are equivalent.", () => {
  expect(random('Aa')).toBe(random('BB'));
});

claim('A number that is at least 0 and less than 1:', () => {
  const numbers = Array.from({length: 20_000}, (_, i) => [random(i), random(`seed-${i}`), random(-i / 7)]).flat();
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const mean = numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  expect(mean).toBeCloseTo(0.5, 1);
});

claim('random(0) | 0.26642920868471265', () => {
  expect(random(0)).toBe(0.26642920868471265);
});

claim('random(1) | 0.07301638228818774', () => {
  expect(random(1)).toBe(0.07301638228818774);
});

claim("random('a') | 0.5655837582889944", () => {
  expect(random('a')).toBe(0.5655837582889944);
});

claim("random('particle-1') | 0.7664926964789629", () => {
  expect(random('particle-1')).toBe(0.7664926964789629);
});

claim(
  'A few small helper functions give you a number in a range, an integer, a random element or a shuffled array:',
  () => {
    const seeds = Array.from({length: 500}, (_, i) => `seed-${i}`);
    const numbers = seeds.map((seed) => 5 + random(seed) * (8 - 5));
    expect(numbers.every((value) => value >= 5 && value < 8)).toBe(true);
    const integers = seeds.map((seed) => 5 + Math.floor(random(seed) * (8 - 5 + 1)));
    expect([...new Set(integers)].sort()).toEqual([5, 6, 7, 8]);
    const picked = seeds.map((seed) => ['a', 'b', 'c'][Math.floor(random(seed) * 3)]);
    expect([...new Set(picked)].sort()).toEqual(['a', 'b', 'c']);
    const items = Array.from({length: 20}, (_, i) => i);
    const shuffled = items
      .map((item, i) => ({item, order: random(`deck-${i}`)}))
      .sort((a, b) => a.order - b.order)
      .map(({item}) => item);
    expect(shuffled).not.toEqual(items);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
  },
);

claim(
  'In this example, the text moves to a new position every three frames, but the result is the same in every render:',
  () => {
    const readX = (frame: number) => random(`shake-x-${Math.floor(frame / 3)}`) * 20 - 10;
    expect([0, 1, 2].map(readX)).toEqual(Array(3).fill(readX(0)));
    expect(readX(3)).not.toBe(readX(2));
    expect(Math.abs(readX(3))).toBeLessThanOrEqual(10);
  },
);

claim(
  'random() takes only one argument | You passed a second argument, or used the function as a map() callback.',
  () => {
    const call = random as (...values: unknown[]) => number;
    expect(() => call('a', 1)).toThrow('random() takes only one argument');
    expect(() => ['north', 'south'].map(call)).toThrow('random() takes only one argument');
  },
);

claim(
  "random() argument must be a number or a string | The seed is missing, or it's an object or another type that isn't supported.",
  () => {
    const call = random as (...values: unknown[]) => number;
    for (const seed of [undefined, {}, true, []]) {
      expect(() => call(seed)).toThrow('random() argument must be a number or a string');
    }
  },
);

claim('Wrap the call in a function that only passes the seed:', () => {
  expect(['north', 'south', 'east'].map((seed) => random(seed))).toEqual([
    random('north'),
    random('south'),
    random('east'),
  ]);
});
