import {getLength, getPointAtLength} from '@remotion/paths';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

const curve = 'M0 0 C50 100 150 100 200 0';

claim('getPointAtLength() returns the point that you reach if you follow a path for a certain distance.', () => {
  expect(getPointAtLength('M0 0 L10 0 L10 20', 15)).toEqual({x: 10, y: 5});
});

claim('In version 3.2.22, the result is only reliable for lines and circular arcs.', () => {
  const {x, y} = getPointAtLength('M0 0 A 10 10 0 0 1 20 0', getLength('M0 0 A 10 10 0 0 1 20 0') / 2);
  expect(x).toBeCloseTo(10, 3);
  expect(Math.abs(y)).toBeCloseTo(10, 3);
});

claim('If the two radii of an arc differ, the point is on the arc, but not at the distance that you pass.', () => {
  const arc = 'M0 0 A 50 20 0 0 1 100 0';
  const distance = getLength(arc) / 4;
  const points = Array.from({length: 101}, (_, index) => getPointAtLength(arc, (distance * index) / 100));
  const walked = points.slice(1).reduce((sum, {x, y}, i) => sum + Math.hypot(x - points[i]!.x, y - points[i]!.y), 0);
  expect(distance - walked).toBeGreaterThan(5);
  const {x, y} = points.at(-1)!;
  expect(((x - 50) / 50) ** 2 + (y / 20) ** 2).toBeCloseTo(1, 3);
});

claim('To get the middle of the path, pass half of its length.', () => {
  const path = 'M0 0 L30 0 L30 10';
  expect(getPointAtLength(path, getLength(path) / 2)).toEqual({x: 20, y: 0});
});

claim('Values below 0 return the first point, and values beyond the end return the last one.', () => {
  expect(getPointAtLength('M5 6 L10 6', -100)).toEqual({x: 5, y: 6});
  expect(getPointAtLength('M5 6 L10 6', 100)).toEqual({x: 10, y: 6});
});

claim('An object with the coordinates x and y.', () => {
  expect(Object.keys(getPointAtLength('M0 0 L10 0', 1))).toEqual(['x', 'y']);
});

claim('Malformed path data: "L" must have 2 elements and has 1: L1', () => {
  expect(() => getPointAtLength('M0 0 L1', 0)).toThrow('Malformed path data: "L" must have 2 elements and has 1: L1');
});

claim('Wrong function at this part. | The path is incomplete.', () => {
  expect(() => getPointAtLength('L10 0', 5)).toThrow('Wrong function at this part.');
  expect(() => getPointAtLength('Z', 0)).toThrow('Wrong function at this part.');
});

claim('At the beginning of a curve, both coordinates are NaN', () => {
  expect(getPointAtLength(curve, 0)).toEqual({x: NaN, y: NaN});
});

claim(
  'For example, the following curve has a length of 263, but a distance of 50 returns its last point, 200, 0:',
  () => {
    expect(Math.round(getLength(curve))).toBe(263);
    const {x, y} = getPointAtLength(curve, 50);
    expect(x).toBeCloseTo(200, 3);
    expect(y).toBeCloseTo(0, 3);
  },
);

claim("To get the right points, calculate them from the curve's four points.", () => {
  const findPoint = (t: number) => {
    const blend = (a: number, b: number, c: number, d: number) =>
      (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
    return {x: blend(0, 50, 150, 200), y: blend(0, 100, 100, 0)};
  };
  expect([0, 0.5, 1].map(findPoint)).toEqual([
    {x: 0, y: 0},
    {x: 100, y: 75},
    {x: 200, y: 0},
  ]);
});
