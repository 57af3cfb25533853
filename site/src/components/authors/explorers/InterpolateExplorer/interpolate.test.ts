import fc from 'fast-check';
import {Easing, interpolate} from 'remotion';
import {describe, expect, test} from 'vitest';
import {anyEasing} from '../curve/anyEasing.ts';
import {createNumberArbitrary} from '../curve/createNumberArbitrary.ts';
import {expectSyntaxError} from '../reading/expectSyntaxError.ts';
import {extrapolations, firstInterpolation, getInterpolatedValue, type InterpolateState} from './InterpolateState.ts';
import {getInterpolateView} from './getInterpolateView.ts';
import {addKeyframe, getInputLimits} from './keyframes.ts';
import {readInterpolate} from './readInterpolate.ts';
import {writeInterpolate} from './writeInterpolate.ts';

const anyState: fc.Arbitrary<InterpolateState> = fc.record({
  keyframes: fc
    .uniqueArray(createNumberArbitrary(-500, 500), {minLength: 2, maxLength: 8})
    .map((inputs) => [...inputs].sort((a, b) => a - b))
    .chain((inputs) =>
      fc.tuple(...inputs.map((input) => createNumberArbitrary(-1000, 1000).map((output) => ({input, output})))),
    ),
  left: fc.constantFrom(...extrapolations),
  right: fc.constantFrom(...extrapolations),
  easing: anyEasing,
});

/** Runs the code with the package, in the same way as a reader. */
function run(code: string, frame: number): unknown {
  return new Function('interpolate', 'Easing', 'frame', `return ${code}`)(interpolate, Easing, frame);
}

describe('the code of interpolate()', () => {
  test('is parsed into the same state, on several lines and in a URL', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const code = writeInterpolate(state);
        expect(readInterpolate(code)).toEqual(state);
        expect(readInterpolate(code.replaceAll(/\s+/g, ' '))).toEqual(state);
      }),
    );
  });

  test('returns the displayed values', () => {
    fc.assert(
      fc.property(anyState, createNumberArbitrary(-600, 600), (state, frame) => {
        expect(getInterpolatedValue(state, frame)).toBe(run(writeInterpolate(state), frame));
      }),
    );
  });

  test('is plotted at every keyframe, and beyond both ends', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const {curve, rows, scale, track} = getInterpolateView(state);
        const inputs = state.keyframes.map(({input}) => input);
        for (const input of inputs) {
          expect(curve.map(({x}) => x)).toContain(input);
        }
        expect(track.min).toBeLessThan(Math.min(...inputs));
        expect(track.max).toBeGreaterThan(Math.max(...inputs));
        expect(rows.length).toBeLessThanOrEqual(121);
        for (const {x, y} of [...curve, ...rows]) {
          expect(y).toBe(run(writeInterpolate(state), x));
        }
        for (const {y} of curve.filter(({y}) => Number.isFinite(y))) {
          expect(y).toBeGreaterThanOrEqual(scale.y[0]);
          expect(y).toBeLessThanOrEqual(scale.y[1]);
        }
      }),
    );
  });

  test.each([
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

  test.each([
    ['', /No call of interpolate\(\)/, undefined],
    ['spring({frame, fps})', /No call of interpolate\(\)/, undefined],
    ['interpolate(frame, [0, 30], [0, 1]', /ends too early/, 34],
    ['interpolate(frame, [0 30], [0, 1])', /Unexpected “30”/, 22],
    ['interpolate(frame)', /inputRange must be an array/, 17],
    ['interpolate(frame - 20, [0, 30], [0, 1])', /Calculations with it/, 12],
    ['interpolate(frame, [0, delay], [0, 1])', /inputRange\[1\] must be a number/, 23],
    ['interpolate(frame, [0, toString], [0, 1])', /inputRange\[1\] must be a number/, 23],
    ['interpolate(frame, [0, 30], [0])', /inputRange has 2 values and outputRange has 1/, 28],
    ['interpolate(frame, [30, 0], [0, 1])', /Remotion doesn’t accept this call: inputRange must be strictly/, 19],
    ['interpolate(frame, [0], [0])', /doesn’t accept this call: inputRange must have at least 2/, 19],
    ["interpolate(frame, [0, 1], [0, 1], {extrapolateRight: 'wrap'})", /'extend', 'clamp', 'identity'/, 54],
    ['interpolate(frame, [0, 1], [0, 1], {clamp: true})', /no option “clamp”. Use easing/, 36],
    ['interpolate(frame, [0, 1], [0, 1], {...options})', /Spread/, 36],
    ['interpolate(frame, [0, 1], [0, 1], {easing: Easing.bounce()})', /Remove the parentheses/, 44],
    ['interpolate(frame, [0, 1], [0, 1], {easing: Easing.back})', /Call it, as in Easing.back\(1.70158\)/, 44],
    ['interpolate(frame, [0, 1], [0, 1], {easing: Easing.quart})', /Easing.quart doesn’t exist. Use step0/, 44],
    ['interpolate(frame, [0, 1], [0, 1], {easing: Easing.bezier(2, 0, 1, 1)})', /x1 must be from 0 to 1/, 58],
    ['interpolate(frame, [0, 1], [0, 1], {easing: Easing.in(Easing.out(Easing.sin))})', /Nested modifiers/, 54],
    ['interpolate(frame, [0, 1e999], [0, 1])', /finite/, 23],
  ])('that is %s is rejected with the error and its position', (text, message, start) => {
    expect(expectSyntaxError(() => readInterpolate(text))).toEqual({message: expect.stringMatching(message), start});
  });
});

describe('reading', () => {
  test('assumes values for fps and durationInFrames, and reports them', () => {
    const assumed: string[] = [];
    const text = 'interpolate(frame, [0, 1 * fps, durationInFrames - 10], [0, 1, 0])';
    const {keyframes} = readInterpolate(text, (name) => assumed.push(name));
    expect(keyframes.map(({input}) => input)).toEqual([0, 30, 140]);
    expect(assumed).toEqual(['fps', 'durationInFrames']);
  });

  test('rejects strings that would block the page', () => {
    const text = `interpolate(${' '.repeat(20_000)})`;
    expect(expectSyntaxError(() => readInterpolate(text)).message).toMatch(/too long/);
  });
});

describe('keyframes', () => {
  test('are added where there is room, in the right order', () => {
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

  test('stay between their neighbors', () => {
    expect(getInputLimits(firstInterpolation.keyframes, 1, 1)).toEqual([11, 49]);
    expect(getInputLimits(firstInterpolation.keyframes, 0, 1)).toEqual([-Infinity, 29]);
  });
});
