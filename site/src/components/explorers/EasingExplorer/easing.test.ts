import fc from 'fast-check';
import {Easing} from 'remotion';
import {describe, expect, it} from 'vitest';
import {anyEasing} from '../curve/anyEasing';
import {easingNames, easingOf, modifiers} from '../curve/Easings';
import {writeEasing} from '../curve/writeEasing';
import {faultOf} from '../reading/faultOf';
import {bezierHandles} from './bezierHandles';
import {readEasingCode} from './readEasingCode';

type Curve = (progress: number) => number;

/** Runs the code with the package, as a reader would. */
const run = (code: string): Curve => new Function('Easing', `return ${code}`)(Easing) as Curve;

describe('the code of a curve', () => {
  it('is read back as the same curve', () => {
    fc.assert(fc.property(anyEasing, (easing) => void expect(readEasingCode(writeEasing(easing))).toEqual(easing)));
  });

  it('gives the values that are shown', () => {
    fc.assert(
      fc.property(anyEasing, fc.double({min: 0, max: 1, noNaN: true}), (easing, progress) => {
        expect(easingOf(easing)(progress)).toBe(run(writeEasing(easing))(progress));
      }),
      {numRuns: 500},
    );
  });

  it('can be every function that the package has', () => {
    const own = Object.getOwnPropertyNames(Easing).filter((name) => !['length', 'name', 'prototype'].includes(name));
    expect([...easingNames, ...modifiers].sort()).toEqual(own.sort());
  });

  it.each([
    ['Easing.elastic()', Easing.elastic()],
    ['const easing = Easing.back();', Easing.back()],
    ['interpolate(frame, [0, 1], [0, 1], {easing: Easing.inOut(Easing.ease)})', Easing.inOut(Easing.ease)],
    ['// Slow\nEasing.bezier(0.4, 0, 1, 1)', Easing.bezier(0.4, 0, 1, 1)],
  ])('is found in %s', (text, curve) => {
    for (const progress of [0, 0.2, 0.7, 1]) expect(easingOf(readEasingCode(text))(progress)).toBe(curve(progress));
  });

  it.each([
    ['quad', /no curve of Easing/, undefined],
    ['Easing.poly()', /poly\(\) takes n/, 0],
    ['Easing.bezier(0, 0, 1)', /takes x1, y1, x2, y2/, 0],
    ['Easing.bezier(0, 0, 1.5, 1)', /x2 must be from 0 to 1/, 20],
    ['Easing.out()', /takes one curve/, 0],
    ['Easing.out(quad)', /A curve is written as/, 11],
    ["Easing['quad']", /A curve is written as/, 0],
    ['Easing.in(Easing.poly(n))', /n must be a number/, 22],
  ])('that is %s is refused with what was wrong and where', (text, message, start) => {
    expect(faultOf(() => readEasingCode(text))).toEqual({message: expect.stringMatching(message), start});
  });
});

describe('handles', () => {
  it('are where the control points are, and move them', () => {
    const curve = {modifier: 'in', name: 'bezier', parameters: [0.1, 0.2, 0.3, 0.4]} as const;
    const [first, second] = bezierHandles(curve);
    expect(first?.point).toEqual({x: 0.1, y: 0.2});
    expect(second?.moved({x: 0.9, y: 2})).toEqual({...curve, parameters: [0.1, 0.2, 0.9, 2]});
    expect(bezierHandles({...curve, modifier: 'out'})).toEqual([]);
    expect(bezierHandles({modifier: 'none', name: 'quad', parameters: []})).toEqual([]);
  });
});
