import {Easing, interpolate} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

claim('In this example, the title fades from invisible to fully visible over the first 20 frames.', () => {
  const opacities = Array.from({length: 21}, (_, frame) => interpolate(frame, [0, 20], [0, 1]));
  expect(opacities[0]).toBe(0);
  expect(opacities[20]).toBe(1);
  expect(opacities.slice(1).every((opacity, index) => opacity > (opacities[index] ?? 0))).toBe(true);
});

claim("At frame 10, it's half visible.", () => {
  expect(interpolate(10, [0, 20], [0, 1], {extrapolateRight: 'clamp'})).toBe(0.5);
});

claim('After frame 20, the clamp option keeps the opacity at 1.', () => {
  for (const frame of [21, 40, 10_000, Infinity]) {
    expect(interpolate(frame, [0, 20], [0, 1], {extrapolateRight: 'clamp'})).toBe(1);
  }
});

claim("For example, you can map a spring's progress from [0, 1] to a range of pixels.", () => {
  expect(interpolate(0.25, [0, 1], [-800, 0])).toBe(-600);
});

claim('Pass at least two finite numbers, each larger than the previous one.', () => {
  expect(() => interpolate(0, [0], [0])).toThrow('inputRange must have at least 2 elements');
  expect(() => interpolate(0, [], [])).toThrow('inputRange must have at least 2 elements');
  expect(() => interpolate(0, [0, Infinity], [0, 1])).toThrow('inputRange must contain only finite numbers');
  expect(() => interpolate(0, [30, 0], [0, 1])).toThrow('strictly monotonically');
  expect(interpolate(0, [-10, 10], [0, 1])).toBe(0.5);
});

claim('Both arrays must have the same length.', () => {
  expect(() => interpolate(0, [0, 1, 2], [0, 1])).toThrow(
    'inputRange (3) and outputRange (2) must have the same length',
  );
});

claim('Unlike the input values, the output values can go up, go down or repeat.', () => {
  const readValue = (frame: number) => interpolate(frame, [0, 10, 20, 30], [0, 1, 1, 0]);
  expect([5, 15, 25].map(readValue)).toEqual([0.5, 1, 0.5]);
});

claim('Between two points, the value changes at a constant speed.', () => {
  expect([0, 1, 2, 3, 4].map((frame) => interpolate(frame, [0, 4], [100, 300]))).toEqual([100, 150, 200, 250, 300]);
});

claim('All of them are optional.', () => {
  expect(interpolate(5, [0, 10], [0, 1])).toBe(0.5);
  expect(interpolate(5, [0, 10], [0, 1], {})).toBe(0.5);
});

claim("By default, the progress doesn't change, so the animation is linear.", () => {
  for (const frame of [-5, 0, 3, 10, 25]) {
    const linear = interpolate(frame, [0, 10], [0, 1], {easing: (progress) => progress});
    expect(interpolate(frame, [0, 10], [0, 1])).toBe(linear);
  }
});

claim('This animation starts fast and slows down toward the end:', () => {
  const readPosition = (frame: number) =>
    interpolate(frame, [0, 30], [-200, 0], {easing: Easing.out(Easing.cubic), extrapolateRight: 'clamp'});
  const steps = Array.from({length: 30}, (_, frame) => readPosition(frame + 1) - readPosition(frame));
  expect(steps.every((step, index) => index === 0 || step < (steps[index - 1] ?? 0))).toBe(true);
  expect(readPosition(30)).toBe(0);
});

claim(
  'If you pass more than two points, Remotion applies the easing to each segment separately, not once to the whole animation.',
  () => {
    const options = {easing: (progress: number) => progress * progress};
    expect(interpolate(5, [0, 10, 20], [0, 1, 2], options)).toBe(0.25);
    expect(interpolate(15, [0, 10, 20], [0, 1, 2], options)).toBe(1.25);
  },
);

claim('Within the input range, the progress is always between 0 and 1.', () => {
  const received: number[] = [];
  for (let frame = 0; frame <= 20; frame += 0.5) {
    interpolate(frame, [0, 7, 20], [100, -5, 3], {
      easing: (progress) => {
        received.push(progress);
        return progress;
      },
    });
  }
  expect(Math.min(...received)).toBe(0);
  expect(Math.max(...received)).toBe(1);
});

claim(
  'Outside the range, the default behavior is to extend the curve, so your function is also called with values below 0 and above 1.',
  () => {
    const received: number[] = [];
    const easing = (progress: number) => {
      received.push(progress);
      return progress;
    };
    interpolate(-10, [0, 20], [0, 1], {easing});
    interpolate(40, [0, 20], [0, 1], {easing});
    expect(received).toEqual([-0.5, 2]);
  },
);

claim("If your function can't handle these values, clamp both ends.", () => {
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  expect(interpolate(-10, [0, 20], [0, 1], {easing: Math.sqrt, ...clamp})).toBe(0);
  expect(interpolate(40, [0, 20], [0, 1], {easing: Math.sqrt, ...clamp})).toBe(1);
});

claim('For example, Math.sqrt() returns NaN for negative numbers.', () => {
  expect(interpolate(-10, [0, 20], [0, 1], {easing: Math.sqrt})).toBeNaN();
});

claim('extend | The first segment continues beyond the output range, along its easing curve', () => {
  expect(interpolate(-10, [0, 10, 20], [0, 1, 100])).toBe(-1);
  const easing = (progress: number) => progress ** 3;
  expect(interpolate(-20, [0, 10], [0, 1], {easing, extrapolateLeft: 'extend'})).toBe(-8);
});

claim('clamp | The first output value', () => {
  expect(interpolate(-10, [0, 10], [5, 7], {extrapolateLeft: 'clamp'})).toBe(5);
});

claim('identity | The input, unchanged', () => {
  expect(interpolate(-10, [0, 10], [5, 7], {extrapolateLeft: 'identity'})).toBe(-10);
});

claim('The possible values are the same as for extrapolateLeft.', () => {
  expect(interpolate(30, [0, 10], [5, 7], {extrapolateRight: 'extend'})).toBe(11);
  expect(interpolate(30, [0, 10], [5, 7], {extrapolateRight: 'clamp'})).toBe(7);
  expect(interpolate(30, [0, 10], [5, 7], {extrapolateRight: 'identity'})).toBe(30);
});

claim("The mapped number. It isn't rounded", () => {
  expect(interpolate(1, [0, 3], [0, 1])).toBe(1 / 3);
});

claim('input can not be undefined, inputRange can not be undefined, outputRange can not be undefined', () => {
  const call = interpolate as (...values: unknown[]) => number;
  expect(() => call(undefined, [0, 1], [0, 1])).toThrow('input can not be undefined');
  expect(() => call(0, undefined, [0, 1])).toThrow('inputRange can not be undefined');
  expect(() => call(0, [0, 1])).toThrow('outputRange can not be undefined');
});

claim('Cannot interpolate an input which is not a number | Is input a string, an object or null?', () => {
  const call = interpolate as (...values: unknown[]) => number;
  for (const input of ['5', {}, null]) {
    expect(() => call(input, [0, 1], [0, 1])).toThrow('Cannot interpolate an input which is not a number');
  }
});

claim('inputRange must be strictly monotonically non-decreasing but got [0,30,30]', () => {
  expect(() => interpolate(0, [0, 30, 30], [0, 1, 2])).toThrow(
    'inputRange must be strictly monotonically non-decreasing but got [0,30,30]',
  );
});

claim('outputRange must contain only numbers', () => {
  const call = interpolate as (...values: unknown[]) => number;
  expect(() => call(0, [0, 30], ['0px', '100px'])).toThrow('outputRange must contain only numbers');
});

claim('inputRange must contain only finite numbers, but got [0,Infinity]', () => {
  expect(() => interpolate(0, [0, 1 / 0], [0, 1])).toThrow(
    'inputRange must contain only finite numbers, but got [0,Infinity]',
  );
});

claim('In this example, the opacity reaches 1 at frame 20 and 2 at frame 40.', () => {
  expect(interpolate(20, [0, 20], [0, 1])).toBe(1);
  expect(interpolate(40, [0, 20], [0, 1])).toBe(2);
});

claim('If input is NaN, the result is usually NaN, too.', () => {
  expect(interpolate(NaN, [0, 20], [0, 1])).toBeNaN();
  expect(interpolate(NaN, [0, 20], [0, 1], {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'})).toBeNaN();
  expect(interpolate(NaN, [0, 10, 20], [1, 1, 0])).toBeNaN();
  expect(interpolate(NaN, [0, 10, 20], [0, 1, 1])).toBe(1);
});
