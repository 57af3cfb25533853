import {evolvePath} from '@remotion/paths';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

const line = 'M 0 0 L 100 0';

/** Returns the part of the path that the attributes make visible, from its start to its end. */
function findVisible(progress: number): [start: number, end: number] {
  const {strokeDasharray, strokeDashoffset} = evolvePath(progress, line);
  const [dash = 0, gap = 0] = strokeDasharray.split(' ').map(Number);
  const visible = Array.from({length: 100}, (_, i) => i + 0.5).filter(
    (position) => (((position + strokeDashoffset) % (dash + gap)) + dash + gap) % (dash + gap) < dash,
  );
  return [(visible[0] ?? 0.5) - 0.5, (visible.at(-1) ?? -0.5) + 0.5];
}

claim('it returns the two attributes that make the <path> visible up to that point.', () => {
  expect(findVisible(0.3)).toEqual([0, 30]);
});

claim('nothing at 0 and the whole path at 1.', () => {
  expect(findVisible(0)).toEqual([0, 0]);
  expect(findVisible(1)).toEqual([0, 100]);
});

claim('Above 1, the path disappears from its start, and below 0, its end becomes visible.', () => {
  expect(findVisible(1.3)).toEqual([30, 100]);
  expect(findVisible(-0.2)).toEqual([80, 100]);
});

claim("For a path with a length of 100 and a progress of 0.5, the values are '100 100' and 50.", () => {
  expect(evolvePath(0.5, line)).toEqual({strokeDasharray: '100 100', strokeDashoffset: 50});
});

claim('An object with strokeDasharray and strokeDashoffset', () => {
  expect(Object.keys(evolvePath(0.2, 'M 0 0 L 3 4')).sort()).toEqual(['strokeDasharray', 'strokeDashoffset']);
});

claim('In this example, both lines are complete at a progress of 0.5:', () => {
  const {strokeDasharray, strokeDashoffset} = evolvePath(0.5, 'M0 0 L100 0 M0 50 L100 50');
  const [dash = 0] = strokeDasharray.split(' ').map(Number);
  // The dashes start again at each line, so this much of each line is visible.
  expect(dash - strokeDashoffset).toBe(100);
});
