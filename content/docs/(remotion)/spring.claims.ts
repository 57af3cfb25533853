import {measureSpring, spring, type SpringConfig} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {roundTo3} from '../../../packages/claims/roundTo3.ts';
import {readValues} from '../../../packages/claims/springValues.ts';

function findPeak(config: Partial<SpringConfig>): {value: number; frame: number} {
  const values = readValues({config});
  const value = Math.max(...values);
  return {value: roundTo3(value), frame: values.indexOf(value)};
}

function measure(config: Partial<SpringConfig>): number {
  return measureSpring({fps: 30, config});
}

claim('By default, the value moves from 0 to 1, overshoots a little and then settles.', () => {
  const values = readValues();
  expect(values[0]).toBe(0);
  expect(Math.max(...values)).toBeGreaterThan(1);
  expect(Math.max(...values)).toBeLessThan(1.2);
  expect(values.at(-1)).toBeCloseTo(1, 6);
});

claim('Value | 0 | 0.521 | 0.849 | 1.065 | 1.163 | 1.075 | 0.973 | 0.997', () => {
  const frames = [0, 4, 6, 8, 11, 15, 22, 28];
  const values = frames.map((frame) => roundTo3(spring({frame, fps: 30})));
  expect(values).toEqual([0, 0.521, 0.849, 1.065, 1.163, 1.075, 0.973, 0.997]);
});

claim('The value peaks at frame 11.', () => {
  expect(findPeak({}).frame).toBe(11);
});

claim('From frame 28 onward, it stays so close to 1 that the spring is considered settled.', () => {
  expect(measureSpring({fps: 30})).toBe(28);
  expect(
    readValues()
      .slice(28)
      .every((value) => Math.abs(value - 1) < 0.005),
  ).toBe(true);
  expect(Math.abs(spring({frame: 27, fps: 30}) - 1)).toBeGreaterThanOrEqual(0.005);
});

claim('With less damping, the spring oscillates longer.', () => {
  expect(measure({damping: 5})).toBeGreaterThan(measure({damping: 10}));
});

claim('More mass increases the overshoot, and more stiffness makes the spring faster.', () => {
  expect(findPeak({mass: 2}).value).toBeGreaterThan(findPeak({mass: 1}).value);
  expect(findPeak({stiffness: 200}).frame).toBeLessThan(findPeak({stiffness: 100}).frame);
});

claim("While the number is negative, the spring doesn't move and returns from.", () => {
  for (const frame of [-1, -0.5, -100, -Infinity]) {
    expect(spring({frame, fps: 30, from: 7, to: 9})).toBe(7);
  }
});

claim('This means you can delay the animation by subtracting frames:', () => {
  expect(readValues({}, 40)).toEqual(Array.from({length: 40}, (_, i) => spring({frame: i + 20 - 20, fps: 30})));
  expect(spring({frame: 19 - 20, fps: 30})).toBe(0);
  expect(spring({frame: 24 - 20, fps: 30})).toBe(spring({frame: 4, fps: 30}));
});

claim('Fractional frames are allowed.', () => {
  const [before, between, after] = [4, 4.5, 5].map((frame) => spring({frame, fps: 30})) as [number, number, number];
  expect(between).toBeGreaterThan(before);
  expect(between).toBeLessThan(after);
});

claim('A spring takes about the same time at every frame rate.', () => {
  for (const fps of [24, 30, 50, 60, 120]) {
    expect(measureSpring({fps}) / fps).toBeCloseTo(0.94, 1);
  }
});

claim('For example, the default spring needs 28 frames at 30 fps and 56 frames at 60 fps.', () => {
  expect(measureSpring({fps: 30})).toBe(28);
  expect(measureSpring({fps: 60})).toBe(56);
});

claim(
  'Below 16 fps, the motion slows down, because the simulation never advances by more than 64 milliseconds per frame.',
  () => {
    const readAfterOneSecond = (fps: number) => spring({frame: fps, fps, config: {damping: 5}});
    expect(readAfterOneSecond(16)).toBeCloseTo(readAfterOneSecond(60), 5);
    expect(readAfterOneSecond(10)).not.toBeCloseTo(readAfterOneSecond(60), 2);
    expect(spring({frame: 1, fps: 10})).toBe(spring({frame: 1, fps: 1}));
    expect(spring({frame: 1, fps: 10})).toBeCloseTo(spring({frame: 1, fps: 1000 / 64}), 10);
  },
);

claim('The value at which the animation starts.', () => {
  expect(spring({frame: 0, fps: 30, from: 40, to: 90})).toBe(40);
});

claim('The value at which the spring settles. It may be smaller than from.', () => {
  expect(spring({frame: 500, fps: 30, from: 40, to: 90})).toBeCloseTo(90, 6);
  expect(spring({frame: 500, fps: 30, from: 90, to: -5})).toBeCloseTo(-5, 6);
});

claim('For example, if the default spring goes from 100 to 0, it reaches -16.3.', () => {
  expect(Math.min(...readValues({from: 100, to: 0}))).toBeCloseTo(-16.3, 1);
});

claim('Any properties you leave out keep their defaults.', () => {
  const config = {damping: 10, mass: 1, stiffness: 100, overshootClamping: false};
  expect(readValues({config})).toEqual(readValues());
  expect(readValues({config: {damping: 5}})).toEqual(readValues({config: {...config, damping: 5}}));
});

claim('Remotion stretches or compresses the whole animation to this duration, including the overshoot.', () => {
  const stretched = readValues({durationInFrames: 56});
  const normal = readValues();
  for (const frame of [0, 5, 11, 20, 28]) {
    expect(stretched[frame * 2]).toBeCloseTo(normal[frame] ?? NaN, 10);
  }
});

claim("The value must be positive but doesn't have to be an integer.", () => {
  expect(spring({frame: 10, fps: 30, durationInFrames: 14.5})).toBeGreaterThan(0);
  expect(() => spring({frame: 10, fps: 30, durationInFrames: -1})).toThrow('must be positive, but is -1');
});

claim('If you set durationInFrames to 60, the peak moves to frame 23, and the value at frame 60 is 0.997.', () => {
  const values = readValues({durationInFrames: 60});
  expect(values.indexOf(Math.max(...values))).toBe(23);
  expect(roundTo3(values[60] ?? NaN)).toBe(0.997);
});

claim('The default is 0.005, or half a percent.', () => {
  const duration = {durationInFrames: 60};
  expect(readValues({...duration, durationRestThreshold: 0.005})).toEqual(readValues(duration));
});

claim('This option only has an effect if you also set durationInFrames.', () => {
  expect(readValues({durationRestThreshold: 0.5})).toEqual(readValues());
  expect(readValues({durationRestThreshold: 0.5, durationInFrames: 60})).not.toEqual(
    readValues({durationInFrames: 60}),
  );
});

function readRow(durationRestThreshold: number): number[] {
  const values = readValues({durationInFrames: 60, durationRestThreshold});
  return [15, 30, 45, 60].map((frame) => roundTo3(values[frame] ?? NaN));
}

claim('0.1 | 0.476 | 1.023 | 1.162 | 1.075', () => {
  expect(readRow(0.1)).toEqual([0.476, 1.023, 1.162, 1.075]);
});

claim('0.005 | 0.974 | 1.104 | 0.974 | 0.997', () => {
  expect(readRow(0.005)).toEqual([0.974, 1.104, 0.974, 0.997]);
});

claim('0.0001 | 1.097 | 0.999 | 0.999 | 1.000', () => {
  expect(readRow(0.0001)).toEqual([1.097, 0.999, 0.999, 1]);
});

claim('The higher the damping, the smaller the overshoot.', () => {
  const peaks = [1, 3, 5, 10, 15, 19].map((damping) => findPeak({damping}).value);
  expect(peaks).toEqual([...peaks].sort((a, b) => b - a));
  expect(new Set(peaks).size).toBe(peaks.length);
});

claim('5 | 1.443 | 62 frames', () => {
  expect([findPeak({damping: 5}).value, measure({damping: 5})]).toEqual([1.443, 62]);
});

claim('10 | 1.163 | 28 frames', () => {
  expect([findPeak({damping: 10}).value, measure({damping: 10})]).toEqual([1.163, 28]);
});

claim('15 | 1.028 | 22 frames', () => {
  expect([findPeak({damping: 15}).value, measure({damping: 15})]).toEqual([1.028, 22]);
});

claim('20 | 1 | 23 frames', () => {
  expect([findPeak({damping: 20}).value, measure({damping: 20})]).toEqual([1, 23]);
});

claim('200 | 1 | 23 frames', () => {
  expect([findPeak({damping: 200}).value, measure({damping: 200})]).toEqual([1, 23]);
});

claim(
  "If the damping is at least 2 * Math.sqrt(stiffness * mass), the spring doesn't overshoot, and increasing the damping further makes no difference.",
  () => {
    for (const {stiffness, mass} of [
      {stiffness: 100, mass: 1},
      {stiffness: 250, mass: 3},
    ]) {
      const limit = 2 * Math.sqrt(stiffness * mass);
      const values = readValues({config: {stiffness, mass, damping: limit}});
      expect(Math.max(...values)).toBeLessThanOrEqual(1);
      expect(readValues({config: {stiffness, mass, damping: limit * 10}})).toEqual(values);
      expect(findPeak({stiffness, mass, damping: limit * 0.8}).value).toBeGreaterThan(1);
    }
  },
);

claim('For the default mass and stiffness, this limit is 20.', () => {
  expect(Math.max(...readValues({config: {damping: 20}}))).toBeLessThanOrEqual(1);
  expect(Math.max(...readValues({config: {damping: 19}}))).toBeGreaterThan(1);
});

claim('A heavier object starts more slowly and oscillates longer.', () => {
  expect(spring({frame: 3, fps: 30, config: {mass: 3}})).toBeLessThan(spring({frame: 3, fps: 30}));
  expect(measure({mass: 3})).toBeGreaterThan(measure({mass: 1}));
});

claim('0.5 | 1.042 | 15 frames', () => {
  expect([findPeak({mass: 0.5}).value, measure({mass: 0.5})]).toEqual([1.042, 15]);
});

claim('1 | 1.163 | 28 frames', () => {
  expect([findPeak({mass: 1}).value, measure({mass: 1})]).toEqual([1.163, 28]);
});

claim('2 | 1.304 | 62 frames', () => {
  expect([findPeak({mass: 2}).value, measure({mass: 2})]).toEqual([1.304, 62]);
});

claim('3 | 1.388 | 91 frames', () => {
  expect([findPeak({mass: 3}).value, measure({mass: 3})]).toEqual([1.388, 91]);
});

claim('A stiffer spring reaches the end value sooner and overshoots it more.', () => {
  const findArrival = (stiffness: number) => readValues({config: {stiffness}}).findIndex((value) => value >= 1);
  expect(findArrival(300)).toBeLessThan(findArrival(50));
  expect(findPeak({stiffness: 300}).value).toBeGreaterThan(findPeak({stiffness: 50}).value);
});

claim('50 | 1.043 | 19 | 30 frames', () => {
  expect([findPeak({stiffness: 50}), measure({stiffness: 50})]).toEqual([{value: 1.043, frame: 19}, 30]);
});

claim('100 | 1.163 | 11 | 28 frames', () => {
  expect([findPeak({stiffness: 100}), measure({stiffness: 100})]).toEqual([{value: 1.163, frame: 11}, 28]);
});

claim('200 | 1.304 | 7 | 31 frames', () => {
  expect([findPeak({stiffness: 200}), measure({stiffness: 200})]).toEqual([{value: 1.304, frame: 7}, 31]);
});

claim('300 | 1.382 | 6 | 31 frames', () => {
  expect([findPeak({stiffness: 300}), measure({stiffness: 300})]).toEqual([{value: 1.382, frame: 6}, 31]);
});

claim('Whether to keep the value at to instead of letting it overshoot.', () => {
  expect(Math.max(...readValues({config: {overshootClamping: true}}))).toBe(1);
  expect(Math.min(...readValues({from: 100, to: 0, config: {overshootClamping: true}}))).toBe(0);
});

claim(
  'With the default configuration, the value is 1 from frame 8 to frame 18, and then falls to 0.973 at frame 22.',
  () => {
    const values = readValues({config: {overshootClamping: true}});
    expect(values.slice(8, 19).every((value) => value === 1)).toBe(true);
    expect(values[7]).toBeLessThan(1);
    expect(values[19]).toBeLessThan(1);
    expect(roundTo3(values[22] ?? NaN)).toBe(0.973);
    expect(Math.min(...values.slice(19))).toBe(values[22]);
  },
);

claim('so the exit finishes when the video ends, regardless of the frame rate.', () => {
  const config = {damping: 200};
  for (const fps of [25, 30, 60]) {
    const durationInFrames = 4 * fps;
    const exitStart = durationInFrames - measureSpring({fps, config});
    expect(spring({frame: durationInFrames - exitStart, fps, config})).toBeGreaterThan(0.995);
    expect(spring({frame: -1, fps, config})).toBe(0);
  }
});
