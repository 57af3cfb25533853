import fc from 'fast-check';
import {Easing} from 'remotion';
import {describe, expect, test} from 'vitest';
import {anyEasing} from '../curve/anyEasing.ts';
import {easingNames, getEasing, modifiers} from '../curve/EasingChoice.ts';
import {writeEasing} from '../curve/writeEasing.ts';
import {expectSyntaxError} from '../reading/expectSyntaxError.ts';
import {getBezierHandles} from './getBezierHandles.ts';
import {readEasingCode} from './readEasingCode.ts';

type Curve = (progress: number) => number;

/** Runs the code with the package, in the same way as a reader. */
function run(code: string): Curve {
  return new Function('Easing', `return ${code}`)(Easing) as Curve;
}

describe('the code of a curve', () => {
  test('is parsed into the same curve', () => {
    fc.assert(fc.property(anyEasing, (easing) => void expect(readEasingCode(writeEasing(easing))).toEqual(easing)));
  });

  test('returns the displayed values', () => {
    fc.assert(
      fc.property(anyEasing, fc.double({min: 0, max: 1, noNaN: true}), (easing, progress) => {
        expect(getEasing(easing)(progress)).toBe(run(writeEasing(easing))(progress));
      }),
      {numRuns: 500},
    );
  });

  test('supports every function of the package', () => {
    const own = Object.getOwnPropertyNames(Easing).filter((name) => !['length', 'name', 'prototype'].includes(name));
    expect([...easingNames, ...modifiers].sort()).toEqual(own.sort());
  });

  test.each([
    ['Easing.elastic()', Easing.elastic()],
    ['const easing = Easing.back();', Easing.back()],
    ['interpolate(frame, [0, 1], [0, 1], {easing: Easing.inOut(Easing.ease)})', Easing.inOut(Easing.ease)],
    ['// Slow\nEasing.bezier(0.4, 0, 1, 1)', Easing.bezier(0.4, 0, 1, 1)],
  ])('is found in %s', (text, curve) => {
    for (const progress of [0, 0.2, 0.7, 1]) {
      expect(getEasing(readEasingCode(text))(progress)).toBe(curve(progress));
    }
  });

  test.each([
    ['quad', /No easing found/, undefined],
    ['Easing.poly()', /poly\(\) takes n/, 0],
    ['Easing.bezier(0, 0, 1)', /takes x1, y1, x2, y2/, 0],
    ['Easing.bezier(0, 0, 1.5, 1)', /x2 must be from 0 to 1/, 20],
    ['Easing.out()', /takes one easing/, 0],
    ['Easing.out(quad)', /Write one such as/, 11],
    ["Easing['quad']", /Write one such as/, 0],
    ['Easing.in(Easing.poly(n))', /n must be a number/, 22],
  ])('that is %s is rejected with the error and its position', (text, message, start) => {
    expect(expectSyntaxError(() => readEasingCode(text))).toEqual({message: expect.stringMatching(message), start});
  });
});

describe('handles', () => {
  test('are at the control points, and move them', () => {
    const curve = {modifier: 'in', name: 'bezier', parameters: [0.1, 0.2, 0.3, 0.4]} as const;
    const [first, second] = getBezierHandles(curve);
    expect(first?.point).toEqual({x: 0.1, y: 0.2});
    expect(second?.moved({x: 0.9, y: 2})).toEqual({...curve, parameters: [0.1, 0.2, 0.9, 2]});
    expect(getBezierHandles({...curve, modifier: 'out'})).toEqual([]);
    expect(getBezierHandles({modifier: 'none', name: 'quad', parameters: []})).toEqual([]);
  });
});
