import fc from 'fast-check';
import {measureSpring, spring} from 'remotion';
import {describe, expect, test} from 'vitest';
import {createNumberArbitrary} from '../curve/createNumberArbitrary.ts';
import {expectSyntaxError} from '../reading/expectSyntaxError.ts';
import {readSpring} from './readSpring.ts';
import {maxFrames, findSpringError, springNumbers} from './springRules.ts';
import {firstSpring, findSettlingFrame, getSpringValue, type SpringState} from './SpringState.ts';
import {getSpringView} from './getSpringView.ts';
import {writeSpring} from './writeSpring.ts';

const anyState: fc.Arbitrary<SpringState> = fc
  .record(
    {
      fps: fc.constantFrom(8, 24, 25, 29.97, 30, 60),
      mass: createNumberArbitrary(0, 10),
      damping: createNumberArbitrary(0, 200),
      stiffness: createNumberArbitrary(0, 500),
      overshootClamping: fc.boolean(),
      from: createNumberArbitrary(-500, 500),
      to: createNumberArbitrary(-500, 500),
      durationInFrames: createNumberArbitrary(1, 200),
      durationRestThreshold: fc.constantFrom(0.5, 0.01, 0.001),
    },
    {requiredKeys: ['fps', 'mass', 'damping', 'stiffness', 'overshootClamping', 'from', 'to']},
  )
  .filter((state) => findSpringError(state) === undefined);

/** Runs the code with the package, in the same way as a reader. */
function run(code: string, frame: number): unknown {
  return new Function('spring', 'frame', `return ${code}`)(spring, frame);
}

describe('the code of spring()', () => {
  test('is parsed into the same state, on several lines and in a URL', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const code = writeSpring(state);
        expect(readSpring(code)).toEqual(state);
        expect(readSpring(code.replaceAll(/\s+/g, ' '))).toEqual(state);
      }),
    );
  });

  test('returns the displayed values, and settles at the same frame as in the package', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const {curve, scale, settles, track} = getSpringView(state);
        const code = writeSpring(state);
        for (const {x, y} of curve) {
          expect(y).toBe(run(code, x));
          expect(y).toBeGreaterThanOrEqual(scale.y[0]);
          expect(y).toBeLessThanOrEqual(scale.y[1]);
        }
        const {fps, from, to, durationRestThreshold: threshold, mass, damping, stiffness} = state;
        expect(settles).toBe(measureSpring({fps, from, to, threshold, config: {mass, damping, stiffness}}));
        expect(track.max).toBeGreaterThan(state.durationInFrames ?? settles);
      }),
      {numRuns: 40},
    );
  });

  test('is only simulated if the package finishes', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(findSettlingFrame(state)).toBeLessThanOrEqual(maxFrames);
      }),
    );
    expect(findSpringError({...firstSpring, damping: 0})).toBe('damping must be from 0.01 to 1000.');
    expect(findSpringError({...firstSpring, damping: 0.1})).toMatch(/more than about 500 frames/);
    expect(findSpringError({...firstSpring, mass: Number.NaN})).toMatch(/mass must be/);
  });

  test("matches the package's defaults at first", () => {
    for (const frame of [0, 4, 11, 28]) {
      expect(getSpringValue(firstSpring, frame)).toBe(spring({frame, fps: 30}));
    }
    expect(findSettlingFrame(firstSpring)).toBe(measureSpring({fps: 30}));
    expect(writeSpring(firstSpring)).toBe('spring({\n  frame,\n  fps: 30,\n})');
  });

  test('has a field for each number', () => {
    const numbers = Object.entries({...firstSpring, durationInFrames: 1, durationRestThreshold: 0.1});
    expect(springNumbers.map(({name}) => name).sort()).toEqual(
      numbers.flatMap(([name, value]) => (typeof value === 'number' ? name : [])).sort(),
    );
  });

  test('defaults to 30 frames per second if fps is a variable', () => {
    expect(readSpring('const scale = spring({fps, frame: current, config: {damping: 12}});')).toEqual({
      ...firstSpring,
      damping: 12,
    });
  });

  test.each([
    ['interpolate(frame, [0, 1], [0, 1])', /No call of spring\(\)/, undefined],
    ['spring()', /takes an object/, 7],
    ['spring({fps: 30})', /must use a single variable/, 7],
    ['spring({frame})', /needs an fps option/, 7],
    ['spring({frame: frame - 20, fps})', /Calculations with it/, 15],
    ['spring({frame, fps, damping: 5})', /no option “damping”. Use frame, fps, config/, 20],
    ['spring({frame, fps, config: {bounce: 5}})', /config has no option “bounce”. Use mass/, 29],
    ['spring({frame, fps, config: {overshootClamping: 1}})', /must be true or false/, 48],
    ['spring({frame, fps, delay: 20})', /no option “delay”/, 20],
    ['spring({frame, fps, config: {damping: 0}})', /damping must be from/, 7],
    ['spring({frame, fps, config: {damping: 0.05}})', /frames to settle/, 7],
    ['spring({frame, fps: 0})', /fps must be from/, 7],
    ['spring({frame, fps,, })', /Unexpected “,”/, 19],
  ])('that is %s is rejected with the error and its position', (text, message, start) => {
    expect(expectSyntaxError(() => readSpring(text))).toEqual({message: expect.stringMatching(message), start});
  });
});
