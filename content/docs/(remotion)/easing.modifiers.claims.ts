import {Easing, interpolate} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {type Curve, readRow} from '../../../packages/claims/easingCurves.ts';

claim('Modifiers work with all curves, including functions you write yourself.', () => {
  expect(Easing.out((t) => t ** 5)(0.5)).toBe(1 - 0.5 ** 5);
});

claim(
  'Easing.in() returns the curve unchanged, so Easing.in(Easing.quad) and Easing.quad are the same function.',
  () => {
    expect(Easing.in(Easing.quad)).toBe(Easing.quad);
  },
);

claim('Reverses the curve: 1 - easing(1 - t). A slow start becomes a slow end.', () => {
  const curve = Easing.out(Easing.cubic);
  expect(curve(0.2)).toBe(1 - Easing.cubic(0.8));
  expect(curve(1) - curve(0.9)).toBeLessThan(curve(0.1) - curve(0));
});

claim('Applies the curve to the first half of the animation and the reversed curve to the second half.', () => {
  const curve = Easing.inOut(Easing.cubic);
  expect(curve(0.2)).toBeCloseTo(Easing.cubic(0.4) / 2, 10);
  expect(curve(0.8)).toBeCloseTo(0.5 + Easing.out(Easing.cubic)(0.6) / 2, 10);
});

claim('Easing.in(Easing.cubic) | 0 | 0.016 | 0.125 | 0.422 | 1', () => {
  expect(readRow(Easing.in(Easing.cubic))).toEqual([0, 0.016, 0.125, 0.422, 1]);
});

claim('Easing.out(Easing.cubic) | 0 | 0.578 | 0.875 | 0.984 | 1', () => {
  expect(readRow(Easing.out(Easing.cubic))).toEqual([0, 0.578, 0.875, 0.984, 1]);
});

claim('Easing.inOut(Easing.cubic) | 0 | 0.063 | 0.5 | 0.938 | 1', () => {
  expect(readRow(Easing.inOut(Easing.cubic))).toEqual([0, 0.063, 0.5, 0.938, 1]);
});

claim('Easing.out(Easing.back()) | 0 | 0.817 | 1.088 | 1.064 | 1', () => {
  expect(readRow(Easing.out(Easing.back()))).toEqual([0, 0.817, 1.088, 1.064, 1]);
});

claim(
  'x1 or x2 is missing, NaN, below 0 or above 1. Easing.bezier() throws this error when you create the curve.',
  () => {
    const create = Easing.bezier as (...values: unknown[]) => Curve;
    for (const values of [[], [NaN, 0, 1, 1], [0, 0, NaN, 1], [-0.1, 0, 1, 1], [0, 0, 1.1, 1], [0.5, 0]]) {
      expect(() => create(...values)).toThrow('bezier x values must be in [0, 1] range');
    }
  },
);

claim('If the progress is NaN, most of them return NaN.', () => {
  const curves = [Easing.linear, Easing.quad, Easing.cubic, Easing.sin, Easing.circle, Easing.exp, Easing.bounce];
  const created = [Easing.poly(4), Easing.elastic(), Easing.back(), Easing.out(Easing.quad), Easing.inOut(Easing.quad)];
  for (const curve of [...curves, ...created]) {
    expect(curve(NaN)).toBeNaN();
  }
});

claim('However, step0 and step1 return 0, and ease and bezier can return a number.', () => {
  expect([Easing.step0(NaN), Easing.step1(NaN)]).toEqual([0, 0]);
  expect(Easing.ease(NaN)).not.toBeNaN();
  expect(Easing.bezier(0.25, 0.1, 0.25, 1)(NaN)).not.toBeNaN();
});

claim('If you pass Easing.elastic itself, for example, interpolate() calls it with the progress', () => {
  const easing = Easing.elastic as unknown as Curve;
  expect(interpolate(15, [0, 30], [0, 400], {easing})).toBeNaN();
});

claim(
  "Most curves aren't designed for that: quad keeps accelerating, bezier returns inaccurate values and circle returns NaN.",
  () => {
    expect(Easing.quad(3)).toBe(9);
    expect(Easing.circle(1.5)).toBeNaN();
    // A straight line would continue to 2.
    expect(Easing.bezier(0.25, 0.25, 0.75, 0.75)(2)).toBe(2);
    expect(Easing.bezier(0.42, 0, 1, 1)(2)).not.toBeCloseTo(2, 1);
  },
);

claim('To stop the animation at its last value, set extrapolateRight to clamp:', () => {
  expect(interpolate(31, [0, 30], [0, 100], {easing: Easing.circle})).toBeNaN();
  expect(interpolate(31, [0, 30], [0, 100], {easing: Easing.circle, extrapolateRight: 'clamp'})).toBe(100);
});
