import fc from 'fast-check';
import {Easing, interpolate} from 'remotion';
import {describe, expect, it} from 'vitest';
import {anyEasing} from '../curve/anyEasing';
import {anyNumber} from '../curve/anyNumber';
import {faultOf} from '../reading/faultOf';
import {extrapolations, firstInterpolation, interpolatedValue, type InterpolateState} from './InterpolateState';
import {interpolateView} from './interpolateView';
import {addKeyframe, inputLimits} from './keyframes';
import {readInterpolate} from './readInterpolate';
import {writeInterpolate} from './writeInterpolate';

const anyState: fc.Arbitrary<InterpolateState> = fc.record({
  keyframes: fc
    .uniqueArray(anyNumber(-500, 500), {minLength: 2, maxLength: 8})
    .map((inputs) => [...inputs].sort((a, b) => a - b))
    .chain((inputs) => fc.tuple(...inputs.map((input) => anyNumber(-1000, 1000).map((output) => ({input, output}))))),
  left: fc.constantFrom(...extrapolations),
  right: fc.constantFrom(...extrapolations),
  easing: anyEasing,
});

/** Runs the code with the package, as a reader would. */
const run = (code: string, frame: number): unknown =>
  new Function('interpolate', 'Easing', 'frame', `return ${code}`)(interpolate, Easing, frame);

describe('the code of interpolate()', () => {
  it('is read back as the same state, in lines and in an address', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const code = writeInterpolate(state);
        expect(readInterpolate(code)).toEqual(state);
        expect(readInterpolate(code.replaceAll(/\s+/g, ' '))).toEqual(state);
      }),
    );
  });

  it('gives the values that are shown', () => {
    fc.assert(
      fc.property(anyState, anyNumber(-600, 600), (state, frame) => {
        expect(interpolatedValue(state, frame)).toBe(run(writeInterpolate(state), frame));
      }),
    );
  });

  it('is drawn at every keyframe, and beyond both ends', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const {curve, rows, scale, track} = interpolateView(state);
        const inputs = state.keyframes.map(({input}) => input);
        for (const input of inputs) expect(curve.map(({x}) => x)).toContain(input);
        expect(track.min).toBeLessThan(Math.min(...inputs));
        expect(track.max).toBeGreaterThan(Math.max(...inputs));
        expect(rows.length).toBeLessThanOrEqual(121);
        for (const {x, y} of [...curve, ...rows]) expect(y).toBe(run(writeInterpolate(state), x));
        for (const {y} of curve.filter(({y}) => Number.isFinite(y))) {
          expect(y).toBeGreaterThanOrEqual(scale.y[0]);
          expect(y).toBeLessThanOrEqual(scale.y[1]);
        }
      }),
    );
  });

  it.each([
    "interpolate(frame, [0, 30], [0, 1], {extrapolateRight: 'clamp'})",
    "const opacity = interpolate(f, [0, 1 * 30,], [0, +1], {'extrapolateRight': 'clamp'});",
    "export const A = () => <div style={{opacity: interpolate(frame, [0, 30], [0, 1], {extrapolateRight: 'clamp'})}} />",
  ])('is found in %s', (text) => {
    expect(readInterpolate(text)).toEqual({
      keyframes: [
        {input: 0, output: 0},
        {input: 30, output: 1},
      ],
      left: 'extend',
      right: 'clamp',
      easing: {modifier: 'none', name: 'linear', parameters: []},
    });
  });

  it.each([
    ['', /no call of interpolate\(\)/, undefined],
    ['spring({frame, fps})', /no call of interpolate\(\)/, undefined],
    ['interpolate(frame, [0, 30], [0, 1]', /ends before the call does/, 34],
    ['interpolate(frame, [0 30], [0, 1])', /does not go on with “30”/, 22],
    ['interpolate(frame)', /inputRange must be an array/, 17],
    ['interpolate(frame - 20, [0, 30], [0, 1])', /no calculation/, 12],
    ['interpolate(frame, [0, fps], [0, 1])', /Place 2 of inputRange must be a number/, 23],
    ['interpolate(frame, [0, 30], [0])', /inputRange has 2 elements and outputRange 1/, 28],
    ['interpolate(frame, [30, 0], [0, 1])', /The package refuses this: inputRange must be strictly/, 19],
    ['interpolate(frame, [0], [0])', /refuses this: inputRange must have at least 2/, 19],
    ["interpolate(frame, [0, 1], [0, 1], {extrapolateRight: 'wrap'})", /'extend', 'clamp', 'identity'/, 54],
    ['interpolate(frame, [0, 1], [0, 1], {clamp: true})', /no “clamp”. It takes easing/, 36],
    ['interpolate(frame, [0, 1], [0, 1], {...options})', /spread/, 36],
    ['interpolate(frame, [0, 1], [0, 1], {easing: Easing.bounce()})', /is not called/, 44],
    ['interpolate(frame, [0, 1], [0, 1], {easing: Easing.back})', /call it, as in Easing.back\(1.70158\)/, 44],
    ['interpolate(frame, [0, 1], [0, 1], {easing: Easing.quart})', /no Easing.quart. There are step0/, 44],
    ['interpolate(frame, [0, 1], [0, 1], {easing: Easing.bezier(2, 0, 1, 1)})', /x1 must be from 0 to 1/, 58],
    ['interpolate(frame, [0, 1], [0, 1], {easing: Easing.in(Easing.out(Easing.sin))})', /One modifier/, 54],
    ['interpolate(frame, [0, 1e999], [0, 1])', /finite/, 23],
  ])('that is %s is refused with what was wrong and where', (text, message, start) => {
    expect(faultOf(() => readInterpolate(text))).toEqual({message: expect.stringMatching(message), start});
  });
});

describe('reading', () => {
  it('takes no text that would hold the page', () => {
    const text = `interpolate(${' '.repeat(20_000)})`;
    expect(faultOf(() => readInterpolate(text)).message).toMatch(/too long/);
  });
});

describe('keyframes', () => {
  it('are added where there is room, and keep the order', () => {
    fc.assert(
      fc.property(anyState, ({keyframes}) => {
        const next = addKeyframe(keyframes);
        const inputs = next.map(({input}) => input);
        expect(inputs).toEqual([...new Set(inputs)].sort((a, b) => a - b));
        expect(next).toEqual(expect.arrayContaining([...keyframes]));
      }),
    );
    expect(addKeyframe(firstInterpolation.keyframes)).toHaveLength(5);
  });

  it('stay between their neighbours', () => {
    expect(inputLimits(firstInterpolation.keyframes, 1, 1)).toEqual([11, 49]);
    expect(inputLimits(firstInterpolation.keyframes, 0, 1)).toEqual([-Infinity, 29]);
  });
});
