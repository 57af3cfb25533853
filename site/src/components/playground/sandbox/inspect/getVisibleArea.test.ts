import {describe, expect, test} from 'vitest';
import {getVisibleArea, getVisibleShare} from './getVisibleArea.ts';

const box = {left: 100, top: 50, right: 300, bottom: 150};

describe('getVisibleArea', () => {
  test('returns everything when nothing is cut off', () => {
    const area = getVisibleArea(box, {clipPath: 'none', overflow: 'visible'});
    expect(getVisibleShare({left: -500, top: -500, right: -400, bottom: -400}, area)).toBe(1);
  });

  test.each([
    ['inset(0px 100% 0px 0px)', 0],
    ['inset(0px 25% 0px 0px)', 0.75],
    ['inset(0px 0px 50%)', 0.5],
    ['inset(10% 20px)', 0.64],
    ['inset(50% round 10px)', 0],
    ['circle(10px)', 1],
  ])('reads the clip path %s', (clipPath, share) => {
    const area = getVisibleArea(box, {clipPath, overflow: 'visible'});
    expect(getVisibleShare(box, area)).toBeCloseTo(share);
  });

  test('cuts off what is outside of an element that hides its overflow', () => {
    const area = getVisibleArea(box, {clipPath: 'none', overflow: 'hidden'});
    expect(getVisibleShare({...box, top: 150, bottom: 250}, area)).toBe(0);
    expect(getVisibleShare({...box, top: 100, bottom: 200}, area)).toBe(0.5);
  });

  test('cuts off what ancestors cut off', () => {
    const around = getVisibleArea(box, {clipPath: 'none', overflow: 'hidden'});
    const area = getVisibleArea({...box, right: 500}, {clipPath: 'none', overflow: 'visible'}, around);
    expect(getVisibleShare({...box, right: 500}, area)).toBe(0.5);
  });
});

test('treats a box without a size as visible', () => {
  expect(getVisibleShare({...box, right: box.left}, box)).toBe(1);
});

test('a box without a size that cuts off its content is hidden', () => {
  const flat = {...box, right: box.left};
  const area = getVisibleArea(flat, {clipPath: 'none', overflow: 'hidden'}, box);
  expect(getVisibleShare(flat, area)).toBe(0);
});
