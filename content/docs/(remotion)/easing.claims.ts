import {Easing, interpolate} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {type Curve, findHighest, findLowest, readRow} from '../../../packages/claims/easingCurves.ts';
import {roundTo3} from '../../../packages/claims/roundTo3.ts';

claim("Each function takes an animation's progress as a number from 0 to 1 and returns the adjusted progress.", () => {
  const curves = [Easing.step0, Easing.step1, Easing.linear, Easing.ease, Easing.quad, Easing.cubic, Easing.sin];
  for (const curve of [...curves, Easing.circle, Easing.bounce, Easing.poly(4), Easing.back(), Easing.elastic()]) {
    expect(curve(0)).toBeCloseTo(0, 10);
    expect(curve(1)).toBeCloseTo(1, 10);
  }
});

claim('At frame 10, it has only 59 of the 200 pixels left to go, and at frame 20, only 7.', () => {
  const readX = (frame: number) => interpolate(frame, [0, 30], [-200, 0], {easing: Easing.out(Easing.cubic)});
  expect(Math.round(-readX(10))).toBe(59);
  expect(Math.round(-readX(20))).toBe(7);
});

claim('Easing is a class with only static functions, so you never need to create an instance.', () => {
  expect(Object.getOwnPropertyNames(Easing.prototype)).toEqual(['constructor']);
  expect(Easing.linear(0.3)).toBe(0.3);
});

claim('Most curves start slowly and speed up toward the end.', () => {
  for (const curve of [Easing.ease, Easing.quad, Easing.cubic, Easing.sin, Easing.circle, Easing.exp, Easing.poly(4)]) {
    expect(curve(0.1)).toBeLessThan(0.1);
    expect(1 - curve(0.9)).toBeGreaterThan(0.1);
  }
});

claim('bounce and elastic are different: they move back and forth before they come to rest.', () => {
  const isFalling = (curve: Curve) =>
    Array.from({length: 1000}, (_, i) => i / 1000).some((progress) => curve(progress + 0.001) < curve(progress));
  expect(isFalling(Easing.bounce)).toBe(true);
  expect(isFalling(Easing.elastic())).toBe(true);
  expect(isFalling(Easing.quad)).toBe(false);
});

claim('step0 | 0 | 1 | 1 | 1 | 1', () => {
  expect(readRow(Easing.step0)).toEqual([0, 1, 1, 1, 1]);
});

claim('step1 | 0 | 0 | 0 | 0 | 1', () => {
  expect(readRow(Easing.step1)).toEqual([0, 0, 0, 0, 1]);
});

claim('linear | 0 | 0.25 | 0.5 | 0.75 | 1', () => {
  expect(readRow(Easing.linear)).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

claim('ease | 0 | 0.093 | 0.315 | 0.622 | 1', () => {
  expect(readRow(Easing.ease)).toEqual([0, 0.093, 0.315, 0.622, 1]);
});

claim('quad | 0 | 0.063 | 0.25 | 0.563 | 1', () => {
  expect(readRow(Easing.quad)).toEqual([0, 0.063, 0.25, 0.563, 1]);
});

claim('cubic | 0 | 0.016 | 0.125 | 0.422 | 1', () => {
  expect(readRow(Easing.cubic)).toEqual([0, 0.016, 0.125, 0.422, 1]);
});

claim('poly(4) | 0 | 0.004 | 0.063 | 0.316 | 1', () => {
  expect(readRow(Easing.poly(4))).toEqual([0, 0.004, 0.063, 0.316, 1]);
});

claim('sin | 0 | 0.076 | 0.293 | 0.617 | 1', () => {
  expect(readRow(Easing.sin)).toEqual([0, 0.076, 0.293, 0.617, 1]);
});

claim('circle | 0 | 0.032 | 0.134 | 0.339 | 1', () => {
  expect(readRow(Easing.circle)).toEqual([0, 0.032, 0.134, 0.339, 1]);
});

claim('exp | 0.001 | 0.006 | 0.031 | 0.177 | 1', () => {
  expect(readRow(Easing.exp)).toEqual([0.001, 0.006, 0.031, 0.177, 1]);
});

claim('elastic() | 0 | 0.442 | 1 | 1.040 | 1', () => {
  expect(readRow(Easing.elastic())).toEqual([0, 0.442, 1, 1.04, 1]);
});

claim('back() | 0 | -0.064 | -0.088 | 0.183 | 1', () => {
  expect(readRow(Easing.back())).toEqual([0, -0.064, -0.088, 0.183, 1]);
});

claim('bounce | 0 | 0.473 | 0.766 | 0.973 | 1', () => {
  expect(readRow(Easing.bounce)).toEqual([0, 0.473, 0.766, 0.973, 1]);
});

claim('bezier(0.25, 0.1, 0.25, 1) | 0 | 0.409 | 0.802 | 0.960 | 1', () => {
  expect(readRow(Easing.bezier(0.25, 0.1, 0.25, 1))).toEqual([0, 0.409, 0.802, 0.96, 1]);
});

claim('It returns 0 for an input of 0, and 1 for any input above 0.', () => {
  expect([-1, 0, 0.000_001, 0.5, 2].map(Easing.step0)).toEqual([0, 0, 1, 1, 1]);
});

claim('Stays at 0 until the end, then jumps to 1.', () => {
  expect([0, 0.999_999, 1, 2].map(Easing.step1)).toEqual([0, 0, 1, 1]);
});

claim('Returns its input, so the speed is constant. This is the same as not passing an easing function.', () => {
  expect([-1, 0.3, 7].map(Easing.linear)).toEqual([-1, 0.3, 7]);
  expect(interpolate(7, [0, 30], [0, 5], {easing: Easing.linear})).toBe(interpolate(7, [0, 30], [0, 5]));
});

claim('Halfway through the animation, it has covered a quarter of the distance.', () => {
  expect(Easing.quad(0.5)).toBe(1 / 4);
});

claim(
  'The start is slower than with quad: halfway through the animation, it has only covered an eighth of the distance.',
  () => {
    expect(Easing.cubic(0.5)).toBe(1 / 8);
  },
);

claim('Follows a quarter of a cosine wave: 1 - cos(t × π / 2).', () => {
  for (const t of [0, 0.1, 0.4, 1]) {
    expect(Easing.sin(t)).toBe(1 - Math.cos((t * Math.PI) / 2));
  }
});

claim('The start is slightly faster than with quad.', () => {
  expect(Easing.sin(0.1)).toBeGreaterThan(Easing.quad(0.1));
  expect(Easing.sin(0.1)).toBeLessThan(0.1);
});

claim('The progress follows a quarter of a circle: 1 - √(1 - t²).', () => {
  for (const t of [0, 0.3, 0.6, 1]) {
    expect((1 - Easing.circle(t)) ** 2 + t ** 2).toBeCloseTo(1, 10);
  }
});

claim('If t is greater than 1, the result is NaN', () => {
  expect(Easing.circle(1.01)).toBeNaN();
});

claim('The progress grows exponentially: 2^(10 × (t - 1)).', () => {
  expect(Easing.exp(0.6) / Easing.exp(0.5)).toBeCloseTo(2, 10);
  expect(Easing.exp(1)).toBe(1);
});

claim('The curve starts at 1/1024 instead of 0, so if your output range is 0 to 1000, the first value is 0.98.', () => {
  expect(Easing.exp(0)).toBe(1 / 1024);
  expect(interpolate(0, [0, 30], [0, 1000], {easing: Easing.exp})).toBeCloseTo(0.98, 2);
});

claim('It first reaches 1 after 4/11 of the time, and again after 8/11 and 10/11.', () => {
  for (const point of [4 / 11, 8 / 11, 10 / 11]) {
    expect(Easing.bounce(point - 1e-9)).toBeCloseTo(1, 6);
  }
  expect(Easing.bounce(0.36)).toBeLessThan(1);
});

claim('After each of these points, it drops again: to 0.75, 0.938 and 0.984.', () => {
  const findLow = (from: number, to: number) =>
    Math.min(...Array.from({length: 1001}, (_, i) => Easing.bounce(from + ((to - from) * i) / 1000)));
  const lows = [findLow(4 / 11, 8 / 11), findLow(8 / 11, 10 / 11), findLow(10 / 11, 1)];
  expect(lows.map(roundTo3)).toEqual([0.75, 0.938, 0.984]);
});

claim('If you wrap it in Easing.out(), the bounces move to the start.', () => {
  const start = Easing.out(Easing.bounce);
  expect(start(0.2)).toBeCloseTo(1 - Easing.bounce(0.8), 10);
  expect(start(1 - 8 / 11)).toBeCloseTo(0, 6);
});

claim('Easing.poly(2) is the same as quad, and Easing.poly(3) is the same as cubic.', () => {
  for (const t of [0, 0.2, 0.9, 1.5]) {
    expect(Easing.poly(2)(t)).toBeCloseTo(Easing.quad(t), 12);
    expect(Easing.poly(3)(t)).toBeCloseTo(Easing.cubic(t), 12);
  }
});

claim('The larger the value of n, the later the movement happens.', () => {
  const values = [1, 2, 3, 4, 10].map((n) => Easing.poly(n)(0.5));
  expect(values).toEqual([...values].sort((a, b) => b - a));
});

claim('The default for bounciness is 1.', () => {
  expect(readRow(Easing.elastic())).toEqual(readRow(Easing.elastic(1)));
});

claim('0 | 1 (no overshoot) | 1', () => {
  expect(findHighest(Easing.elastic(0))).toEqual({value: 1, at: 1});
});

claim('1 | 1.066 | 0.631', () => {
  expect(findHighest(Easing.elastic(1))).toEqual({value: 1.066, at: 0.631});
});

claim('2 | 1.432 | 0.417', () => {
  expect(findHighest(Easing.elastic(2))).toEqual({value: 1.432, at: 0.417});
});

claim('3 | 1.674 | 0.306', () => {
  expect(findHighest(Easing.elastic(3))).toEqual({value: 1.674, at: 0.306});
});

claim('By default, s is 1.70158, so the animation first moves back by 10% of the distance.', () => {
  expect(readRow(Easing.back())).toEqual(readRow(Easing.back(1.70158)));
  expect(findLowest(Easing.back()).value).toBe(-0.1);
});

claim('0 | 0 (same as cubic) | 0', () => {
  expect(readRow(Easing.back(0))).toEqual(readRow(Easing.cubic));
  expect(findLowest(Easing.back(0))).toEqual({value: 0, at: 0});
});

claim('1 | -0.037 | 0.333', () => {
  expect(findLowest(Easing.back(1))).toEqual({value: -0.037, at: 0.333});
});

claim('1.70158 | -0.1 | 0.42', () => {
  expect(findLowest(Easing.back(1.70158))).toEqual({value: -0.1, at: 0.42});
});

claim('3 | -0.25 | 0.5', () => {
  expect(findLowest(Easing.back(3))).toEqual({value: -0.25, at: 0.5});
});

claim('If you want to overshoot at the end instead, use Easing.out(Easing.back()).', () => {
  const curve = Easing.out(Easing.back());
  expect(findHighest(curve).value).toBe(1.1);
  expect(findLowest(curve).value).toBe(0);
});

claim('The x1 and x2 parameters represent time and must be between 0 and 1.', () => {
  expect(Easing.bezier(0, 0, 1, 1)(0.3)).toBeCloseTo(0.3, 6);
  for (const [x1, x2] of [
    [-0.1, 1],
    [0, 1.1],
  ] as const) {
    expect(() => Easing.bezier(x1, 0, x2, 1)).toThrow('bezier x values must be in [0, 1] range');
  }
});

claim('There are no limits for y1 and y2: values below 0 or above 1 can make the animation overshoot.', () => {
  expect(findHighest(Easing.bezier(0.3, 5, 0.7, 3)).value).toBeGreaterThan(1);
  expect(findLowest(Easing.bezier(0.3, -5, 0.7, 1)).value).toBeLessThan(0);
});

claim('For example, Easing.bezier(0.34, 1.56, 0.64, 1) rises to 1.098 before it settles at 1.', () => {
  const curve = Easing.bezier(0.34, 1.56, 0.64, 1);
  expect(findHighest(curve).value).toBe(1.098);
  expect(curve(1)).toBe(1);
});
