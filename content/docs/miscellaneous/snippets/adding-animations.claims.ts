import {interpolate, spring} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../../packages/claims/claim.ts';

/** The calculation of the badge. */
function calculate(frame: number, fps = 30): readonly number[] {
  const riseFrom = (start: number) => spring({frame: frame - start, fps, config: {damping: 200}});
  const enter = riseFrom(0);
  const swell = riseFrom(40) - riseFrom(60);
  const leave = riseFrom(95);
  return [enter, 0.3 * swell, leave, enter + 0.3 * swell - leave].map((value) => Number(value.toFixed(2)) + 0);
}

claim('A spring() is 0 before it starts and 1 once it has settled.', () => {
  expect(spring({frame: -1, fps: 30, config: {damping: 200}})).toBe(0);
  expect(spring({frame: 100, fps: 30, config: {damping: 200}})).toBeCloseTo(1, 5);
});

claim('0 | 0 | 0 | 0 | 0', () => {
  expect(calculate(0)).toEqual([0, 0, 0, 0]);
});

claim('10 | 0.85 | 0 | 0 | 0.85', () => {
  expect(calculate(10)).toEqual([0.85, 0, 0, 0.85]);
});

claim('30 | 1 | 0 | 0 | 1', () => {
  expect(calculate(30)).toEqual([1, 0, 0, 1]);
});

claim('60 | 1 | 0.3 | 0 | 1.3', () => {
  expect(calculate(60)).toEqual([1, 0.3, 0, 1.3]);
});

claim('70 | 1 | 0.05 | 0 | 1.05', () => {
  expect(calculate(70)).toEqual([1, 0.05, 0, 1.05]);
});

claim('90 | 1 | 0 | 0 | 1', () => {
  expect(calculate(90)).toEqual([1, 0, 0, 1]);
});

claim('100 | 1 | 0 | 0.5 | 0.5', () => {
  expect(calculate(100)).toEqual([1, 0, 0.5, 0.5]);
});

claim('119 | 1 | 0 | 1 | 0', () => {
  const [enter, swell, leave, scale = NaN] = calculate(119);
  expect([enter, swell, leave]).toEqual([1, 0, 1]);
  expect(Math.abs(scale)).toBeLessThanOrEqual(0.01);
});

claim('Subtraction reverses an animation: riseFrom(40) - riseFrom(60) goes up to 1 and back to 0.', () => {
  const swells = Array.from({length: 120}, (_, frame) => (calculate(frame)[1] ?? NaN) / 0.3);
  expect(Math.max(...swells)).toBeCloseTo(1, 1);
  expect([swells[0], swells[119]]).toEqual([0, 0]);
});

claim(
  'At 30 FPS, the arrow slides in from the left within 23 frames. At the same time, it swings 10 pixels to each side once per second.',
  () => {
    const readArrival = (frame: number) =>
      interpolate(spring({frame, fps: 30, config: {damping: 200}}), [0, 1], [-300, 0]);
    expect(Math.abs(readArrival(23))).toBeLessThan(300 * 0.005);
    const swings = Array.from({length: 31}, (_, frame) =>
      interpolate(Math.sin((frame / 30) * 2 * Math.PI), [-1, 1], [-10, 10]),
    );
    expect(Math.max(...swings)).toBeCloseTo(10, 0);
    expect(Math.min(...swings)).toBeCloseTo(-10, 0);
    expect(swings[30]).toBeCloseTo(swings[0] ?? NaN, 10);
  },
);

claim('If both factors are between 0 and 1, so is the result:', () => {
  for (let frame = 0; frame < 60; frame++) {
    const fadeIn = interpolate(frame, [0, 15], [0, 1], {extrapolateRight: 'clamp'});
    const fadeOut = interpolate(frame, [44, 59], [1, 0], {extrapolateLeft: 'clamp'});
    expect(fadeIn * fadeOut).toBeGreaterThanOrEqual(0);
    expect(fadeIn * fadeOut).toBeLessThanOrEqual(1);
  }
});

claim('By default, interpolate() continues outside of its range, so clamp it.', () => {
  expect(interpolate(0, [30, 60], [0, 100])).toBe(-100);
});
