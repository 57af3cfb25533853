import {getPointAtLength, getTangentAtLength} from '@remotion/paths';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

const corner = 'M0 0 L10 0 L10 20';

claim("getTangentAtLength() returns a path's direction at a certain distance from its beginning.", () => {
  expect(getTangentAtLength(corner, 5)).toEqual({x: 1, y: 0});
  expect(getTangentAtLength(corner, 15)).toEqual({x: 0, y: 1});
});

claim(
  'Values below 0 return the direction at the beginning, and values beyond the end return the direction at the end.',
  () => {
    expect(getTangentAtLength(corner, -5)).toEqual({x: 1, y: 0});
    expect(getTangentAtLength(corner, 500)).toEqual({x: 0, y: 1});
  },
);

claim('A vector with a length of 1, as an object with x and y.', () => {
  const {x, y} = getTangentAtLength('M0 0 L30 40', 10);
  expect(Math.hypot(x, y)).toBeCloseTo(1, 10);
});

claim('If a line goes to the right, you get {x: 1, y: 0}, and if it goes down, {x: 0, y: 1}.', () => {
  expect(getTangentAtLength('M0 0 L10 0', 1)).toEqual({x: 1, y: 0});
  expect(getTangentAtLength('M0 0 L0 10', 1)).toEqual({x: 0, y: 1});
});

claim('To convert the vector to an angle in degrees, calculate Math.atan2(y, x) * 180 / Math.PI.', () => {
  const {x, y} = getTangentAtLength('M0 0 L10 10', 1);
  expect((Math.atan2(y, x) * 180) / Math.PI).toBeCloseTo(45, 10);
});

claim('Malformed path data: "L" must have 2 elements and has 1: L1', () => {
  expect(() => getTangentAtLength('M0 0 L1', 0)).toThrow('Malformed path data: "L" must have 2 elements and has 1: L1');
});

claim('At a corner, you get the direction of the part that ends there.', () => {
  expect(getTangentAtLength(corner, 10)).toEqual({x: 1, y: 0});
});

claim("Version 3.2.22 returns {x: 0, y: 0} at the beginning of a curve, which isn't a direction.", () => {
  expect(getTangentAtLength('M0 0 C50 100 150 100 200 0', 0)).toEqual({x: 0, y: 0});
});

const arc = 'M0 0 A 50 50 0 0 1 100 0';

claim('On an arc (A), version 3.2.22 returns the opposite direction, so an arrow points backward:', () => {
  const {x, y} = getTangentAtLength(arc, 78.54);
  expect(x).toBeCloseTo(-1, 3);
  expect(y).toBeCloseTo(0, 2);
  const start = getTangentAtLength(arc, 0);
  expect(start.x).toBeCloseTo(0, 2);
  expect(start.y).toBeCloseTo(1, 3);
});

claim('Instead, calculate the direction from two points of the path:', () => {
  const findDirection = (path: string, length: number): readonly [x: number, y: number] => {
    const before = getPointAtLength(path, length - 0.1);
    const after = getPointAtLength(path, length + 0.1);
    const distance = Math.hypot(after.x - before.x, after.y - before.y);
    return [(after.x - before.x) / distance, (after.y - before.y) / distance];
  };
  expect(findDirection(arc, 78.54).map((value) => value.toFixed(2))).toEqual(['1.00', '0.00']);
  expect(findDirection('M0 0 L10 0', 0)).toEqual([1, 0]);
});
