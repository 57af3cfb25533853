import {spring} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {readValues} from '../../../packages/claims/springValues.ts';

claim('A "duration" of a spring must be positive, but is 0', () => {
  expect(() => spring({frame: 0, fps: 30, durationInFrames: 0})).toThrow(
    'A "duration" of a spring must be positive, but is 0',
  );
});

claim('A "duration" of a spring must be a "number" but is "string"', () => {
  const options = {frame: 0, fps: 30, durationInFrames: '30'} as unknown as Parameters<typeof spring>[0];
  expect(() => spring(options)).toThrow('A "duration" of a spring must be a "number" but is "string"');
});

claim('A "duration" of a spring must be finite, but is Infinity', () => {
  expect(() => spring({frame: 0, fps: 30, durationInFrames: Infinity})).toThrow(
    'A "duration" of a spring must be finite, but is Infinity',
  );
});

claim('A "duration" of a spring is NaN, which it must not be', () => {
  expect(() => spring({frame: 0, fps: 30, durationInFrames: NaN})).toThrow(
    'A "duration" of a spring is NaN, which it must not be',
  );
});

claim("It's only validated if you set durationInFrames. Otherwise, you get NaN or a wrong value.", () => {
  expect(() => spring({frame: 5, fps: 0, durationInFrames: 30})).toThrow(
    '"fps" must be positive, but got 0 to the measureSpring() function',
  );
  expect(spring({frame: 5, fps: 0})).toBeNaN();
  expect(spring({frame: 5, fps: -30})).not.toBeCloseTo(spring({frame: 5, fps: 30}), 2);
});

claim('Threshold is below 0 | durationRestThreshold is negative.', () => {
  expect(() => spring({frame: 5, fps: 30, durationInFrames: 30, durationRestThreshold: -1})).toThrow(
    'Threshold is below 0',
  );
});

claim('If durationRestThreshold is 1 or more, the value never leaves from.', () => {
  for (const durationRestThreshold of [1, 1.5, 10]) {
    expect(new Set(readValues({from: 3, to: 8, durationInFrames: 30, durationRestThreshold}))).toEqual(new Set([3]));
  }
});

claim('the element stops abruptly and then moves back:', () => {
  const values = readValues({config: {overshootClamping: true}});
  const arrival = values.indexOf(1);
  expect((values[arrival - 1] ?? 0) - (values[arrival - 2] ?? 0)).toBeGreaterThan(0.1);
  expect(values[arrival + 1]).toBe(1);
  expect(Math.min(...values.slice(arrival))).toBeLessThan(1);
});

claim('With high damping, the element slows down and comes to a smooth stop:', () => {
  const values = readValues({config: {damping: 200}});
  const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0));
  const fastest = steps.indexOf(Math.max(...steps));
  expect(steps.slice(fastest, 40)).toEqual(steps.slice(fastest, 40).sort((a, b) => b - a));
  expect(Math.max(...values)).toBeLessThanOrEqual(1);
});
