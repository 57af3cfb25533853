import {Easing, interpolate, measureSpring, spring} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

/** The opacity of the finished headline. */
function readOpacity(frame: number): number {
  return interpolate(frame, [0, 20, 130, 149], [0, 1, 1, 0]);
}

function findPeak(damping: number): number {
  const values = Array.from({length: 100}, (_, frame) => spring({frame, fps: 30, config: {damping}}));
  return Number(Math.max(...values).toFixed(2));
}

claim('The opacity rises until frame 20, stays at 1 until frame 130, and returns to 0 on the last frame.', () => {
  expect([0, 10, 20, 75, 130, 149].map(readOpacity)).toEqual([0, 0.5, 1, 1, 1, 0]);
});

claim('Without it, y would become negative after frame 30 and keep decreasing', () => {
  const readY = (frame: number) => interpolate(frame, [0, 30], [60, 0], {easing: Easing.out(Easing.cubic)});
  expect(readY(30)).toBe(0);
  const readClamped = (frame: number) =>
    interpolate(frame, [0, 30], [60, 0], {easing: Easing.out(Easing.cubic), extrapolateRight: 'clamp'});
  expect(readClamped(50)).toBe(0);
  expect([31, 40, 60].map(readY).every((y) => y < 0)).toBe(true);
  expect(readY(60)).toBeLessThan(readY(40));
});

claim('With Easing.out(Easing.cubic), the headline starts fast and slows down as it arrives.', () => {
  const readY = (frame: number) => interpolate(frame, [0, 30], [60, 0], {easing: Easing.out(Easing.cubic)});
  expect(readY(0) - readY(1)).toBeGreaterThan(readY(29) - readY(30));
});

claim('Until frame 40, the spring receives negative numbers and stays at 0.', () => {
  for (const frame of [0, 20, 39, 40]) {
    expect(spring({frame: frame - 40, fps: 30, config: {damping: 12}})).toBe(0);
  }
  expect(spring({frame: 41 - 40, fps: 30, config: {damping: 12}})).toBeGreaterThan(0);
});

claim('10, the default | 1.16 | 28 frames', () => {
  expect([findPeak(10), measureSpring({fps: 30, config: {damping: 10}})]).toEqual([1.16, 28]);
  expect(measureSpring({fps: 30})).toBe(28);
});

claim('12 | 1.09 | 28 frames', () => {
  expect([findPeak(12), measureSpring({fps: 30, config: {damping: 12}})]).toEqual([1.09, 28]);
});

claim('200 | 1, no overshoot | 23 frames', () => {
  expect([findPeak(200), measureSpring({fps: 30, config: {damping: 200}})]).toEqual([1, 23]);
});

claim(
  'The spring goes above 1 for a few frames, and clamping the rotation would remove that part of the bounce.',
  () => {
    const values = Array.from({length: 60}, (_, frame) => spring({frame, fps: 30, config: {damping: 12}}));
    expect(values.filter((value) => value > 1.01).length).toBeGreaterThan(3);
    const clamped = values.map((value) => interpolate(value, [0, 1], [-90, 0], {extrapolateRight: 'clamp'}));
    expect(Math.max(...clamped)).toBe(0);
    expect(Math.max(...values.map((value) => interpolate(value, [0, 1], [-90, 0])))).toBeGreaterThan(0);
  },
);

claim("Array.from() splits the string into code points, so most emoji aren't cut in half.", () => {
  expect(Array.from('a🎉b').slice(0, 2).join('')).toBe('a🎉');
  expect('a🎉b'.slice(0, 2)).toBe('a\ud83c');
});

claim('For flags and other emoji that consist of several code points, use Intl.Segmenter.', () => {
  const segments = [...new Intl.Segmenter('en').segment('🇵🇹!')].map(({segment}) => segment);
  expect([Array.from('🇵🇹!').length, segments]).toEqual([3, ['🇵🇹', '!']]);
});

claim('Round the value, because interpolate() returns fractions.', () => {
  expect(Number.isInteger(interpolate(7, [0, 60], [0, 12500]))).toBe(false);
});

claim('The last frame of the video is completely black.', () => {
  const readBlack = (frame: number) => interpolate(frame, [60, 89], [0, 1], {extrapolateLeft: 'clamp'});
  expect([0, 60, 89].map(readBlack)).toEqual([0, 0, 1]);
  expect(readBlack(88)).toBeLessThan(1);
});

claim('inputRange must be strictly monotonically non-decreasing but got [0,30,30]', () => {
  expect(() => interpolate(0, [0, 30, 30], [0, 1, 2])).toThrow(
    'inputRange must be strictly monotonically non-decreasing but got [0,30,30]',
  );
});

claim("Add extrapolateLeft: 'clamp'.", () => {
  expect(interpolate(0, [10, 20], [0, 1])).toBe(-1);
  expect(interpolate(0, [10, 20], [0, 1], {extrapolateLeft: 'clamp'})).toBe(0);
});
