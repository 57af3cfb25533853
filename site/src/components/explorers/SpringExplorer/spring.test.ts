import fc from 'fast-check';
import {measureSpring, spring} from 'remotion';
import {describe, expect, it} from 'vitest';
import {anyNumber} from '../curve/anyNumber';
import {faultOf} from '../reading/faultOf';
import {readSpring} from './readSpring';
import {mostFrames, springFault, springNumbers} from './springRules';
import {firstSpring, settlingFrame, springValue, type SpringState} from './SpringState';
import {springView} from './springView';
import {writeSpring} from './writeSpring';

const anyState: fc.Arbitrary<SpringState> = fc
  .record(
    {
      fps: fc.constantFrom(8, 24, 25, 29.97, 30, 60),
      mass: anyNumber(0, 10),
      damping: anyNumber(0, 200),
      stiffness: anyNumber(0, 500),
      overshootClamping: fc.boolean(),
      from: anyNumber(-500, 500),
      to: anyNumber(-500, 500),
      durationInFrames: anyNumber(1, 200),
      durationRestThreshold: fc.constantFrom(0.5, 0.01, 0.001),
    },
    {requiredKeys: ['fps', 'mass', 'damping', 'stiffness', 'overshootClamping', 'from', 'to']},
  )
  .filter((state) => springFault(state) === undefined);

/** Runs the code with the package, as a reader would. */
const run = (code: string, frame: number): unknown => new Function('spring', 'frame', `return ${code}`)(spring, frame);

describe('the code of spring()', () => {
  it('is read back as the same state, in lines and in an address', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const code = writeSpring(state);
        expect(readSpring(code)).toEqual(state);
        expect(readSpring(code.replaceAll(/\s+/g, ' '))).toEqual(state);
      }),
    );
  });

  it('gives the values that are shown, and settles where the package says', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const {curve, scale, settles, track} = springView(state);
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

  it('is followed only when the package comes to an end with it', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(settlingFrame(state)).toBeLessThanOrEqual(mostFrames);
      }),
    );
    expect(springFault({...firstSpring, damping: 0})).toBe('damping must be from 0.01 to 1000 here.');
    expect(springFault({...firstSpring, damping: 0.1})).toMatch(/settles too late: about 500 frames/);
    expect(springFault({...firstSpring, mass: Number.NaN})).toMatch(/mass must be/);
  });

  it('is the default of the package at first', () => {
    for (const frame of [0, 4, 11, 28]) expect(springValue(firstSpring, frame)).toBe(spring({frame, fps: 30}));
    expect(settlingFrame(firstSpring)).toBe(measureSpring({fps: 30}));
    expect(writeSpring(firstSpring)).toBe('spring({\n  frame,\n  fps: 30,\n})');
  });

  it('has a field for each number', () => {
    const numbers = Object.entries({...firstSpring, durationInFrames: 1, durationRestThreshold: 0.1});
    expect(springNumbers.map(({name}) => name).sort()).toEqual(
      numbers.flatMap(([name, value]) => (typeof value === 'number' ? name : [])).sort(),
    );
  });

  it('takes 30 frames a second where fps is a variable', () => {
    expect(readSpring('const scale = spring({fps, frame: current, config: {damping: 12}});')).toEqual({
      ...firstSpring,
      damping: 12,
    });
  });

  it.each([
    ['interpolate(frame, [0, 1], [0, 1])', /no call of spring\(\)/, undefined],
    ['spring()', /takes an object/, 7],
    ['spring({fps: 30})', /must follow one variable/, 7],
    ['spring({frame})', /needs fps/, 7],
    ['spring({frame: frame - 20, fps})', /no calculation/, 15],
    ['spring({frame, fps, damping: 5})', /no “damping”. It takes frame, fps, config/, 20],
    ['spring({frame, fps, config: {bounce: 5}})', /config has no “bounce”. It takes mass/, 29],
    ['spring({frame, fps, config: {overshootClamping: 1}})', /must be true or false/, 48],
    ['spring({frame, fps, delay: 20})', /no “delay”/, 20],
    ['spring({frame, fps, config: {damping: 0}})', /damping must be from/, 7],
    ['spring({frame, fps, config: {damping: 0.05}})', /settles too late/, 7],
    ['spring({frame, fps: 0})', /fps must be from/, 7],
    ['spring({frame, fps,, })', /does not go on with “,”/, 19],
  ])('that is %s is refused with what was wrong and where', (text, message, start) => {
    expect(faultOf(() => readSpring(text))).toEqual({message: expect.stringMatching(message), start});
  });
});
