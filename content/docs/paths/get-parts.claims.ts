import {getParts} from '@remotion/paths';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

claim('getParts() splits a path into the lines, curves and arcs it consists of.', () => {
  const parts = getParts('M0 0 L300 0 L300 400');
  expect(parts.map(({length}) => length)).toEqual([300, 400]);
  expect(getParts('M0 0 L10 0 C 15 0 15 5 10 5 A 5 5 0 0 1 0 5')).toHaveLength(3);
});

claim(
  'An array that contains a Part for each command that draws something, including the line that Z draws to close the path.',
  () => {
    const parts = getParts('M0 0 L10 0 L10 10 Z');
    expect(parts).toHaveLength(3);
    expect(parts[2]).toMatchObject({start: {x: 10, y: 10}, end: {x: 0, y: 0}});
  },
);

claim("Moves aren't included.", () => {
  expect(getParts('M0 0 L10 0 M20 0 L30 0')).toHaveLength(2);
  expect(getParts('M5 5')).toEqual([]);
});

claim('The point where the part begins.', () => {
  expect(getParts('M1 2 L10 0 L10 20').map(({start}) => start)).toEqual([
    {x: 1, y: 2},
    {x: 10, y: 0},
  ]);
});

claim('The point where the part ends.', () => {
  expect(getParts('M1 2 L10 0 L10 20').map(({end}) => end)).toEqual([
    {x: 10, y: 0},
    {x: 10, y: 20},
  ]);
});

claim('The length of the part, in the units of its coordinates.', () => {
  expect(getParts('M0 0 L3 4')[0]?.length).toBe(5);
});

claim('Returns the point at a distance from the start of this part.', () => {
  expect(getParts('M0 0 L10 0 L10 20')[1]?.getPointAtLength(5)).toEqual({x: 10, y: 5});
});

claim('Returns the direction at a distance from the start of this part, as a vector with a length of 1.', () => {
  expect(getParts('M0 0 L10 0 L10 20')[1]?.getTangentAtLength(5)).toEqual({x: 0, y: 1});
});

claim('Malformed path data: "L" must have 2 elements and has 1: L1', () => {
  expect(() => getParts('M0 0 L1')).toThrow('Malformed path data: "L" must have 2 elements and has 1: L1');
});

claim('In version 3.2.22, both coordinates of start are NaN for curves:', () => {
  expect(getParts('M0 0 L100 0 C150 0 150 50 100 50').map(({start}) => start)).toEqual([
    {x: 0, y: 0},
    {x: NaN, y: NaN},
  ]);
});

claim('The following code splits the path at each M and fills in the missing values.', () => {
  const d = 'M0 0 L100 0 C150 0 150 50 100 50 M7 8 C150 0 150 50 100 50';
  const starts = d.split(/(?=M)/).flatMap((subpath) => {
    const [x = 0, y = 0] = (subpath.match(/-?[\d.]+/g) ?? []).map(Number);
    const parts = getParts(subpath);
    return parts.map(({start}, index) => (Number.isNaN(start.x) ? (parts[index - 1]?.end ?? {x, y}) : start));
  });
  expect(starts).toEqual([
    {x: 0, y: 0},
    {x: 100, y: 0},
    {x: 7, y: 8},
  ]);
});
