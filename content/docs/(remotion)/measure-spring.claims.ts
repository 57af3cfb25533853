import {measureSpring, spring} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

claim("At 30 fps, the heading settles after 28 frames. That's when the second line appears.", () => {
  expect(measureSpring({fps: 30})).toBe(28);
  expect(spring({frame: 28 - 28, fps: 30})).toBe(0);
  expect(spring({frame: 29 - 28, fps: 30})).toBeGreaterThan(0);
});

claim('The default spring takes 23 frames at 24 and 25 fps, 28 frames at 30 fps, and 56 frames at 60 fps.', () => {
  expect([24, 25, 30, 60].map((fps) => measureSpring({fps}))).toEqual([23, 23, 28, 56]);
});

claim('The defaults are also the same.', () => {
  expect(measureSpring({fps: 30, config: {damping: 10, mass: 1, stiffness: 100}})).toBe(measureSpring({fps: 30}));
});

claim(
  'The overshootClamping property has no effect on the result, because the measurement always includes the overshoot.',
  () => {
    for (const config of [{}, {mass: 3}, {stiffness: 300}]) {
      const clamped = measureSpring({fps: 30, config: {...config, overshootClamping: true}});
      expect(clamped).toBe(measureSpring({fps: 30, config}));
    }
  },
);

claim('A smaller threshold results in a longer duration.', () => {
  expect(measureSpring({fps: 30, threshold: 0.001})).toBeGreaterThan(measureSpring({fps: 30, threshold: 0.01}));
});

claim('0.1 | 15', () => {
  expect(measureSpring({fps: 30, threshold: 0.1})).toBe(15);
});

claim('0.01 | 27', () => {
  expect(measureSpring({fps: 30, threshold: 0.01})).toBe(27);
});

claim('0.005 | 28', () => {
  expect(measureSpring({fps: 30, threshold: 0.005})).toBe(28);
});

claim('0.001 | 39', () => {
  expect(measureSpring({fps: 30, threshold: 0.001})).toBe(39);
});

claim('0.0001 | 57', () => {
  expect(measureSpring({fps: 30, threshold: 0.0001})).toBe(57);
});

claim('If the threshold is 1, the result is 0.', () => {
  expect(measureSpring({fps: 30, threshold: 1})).toBe(0);
});

claim('If the threshold is 0, the result is Infinity.', () => {
  expect(measureSpring({fps: 30, threshold: 0})).toBe(Infinity);
});

claim("the threshold is relative to the distance between them, so they don't affect the result.", () => {
  for (const [from, to] of [
    [0, 1000],
    [5, -5],
    [0.2, 0.4],
  ]) {
    expect(measureSpring({fps: 30, from, to})).toBe(28);
  }
});

claim("However, if they're equal, the result is 0.", () => {
  expect(measureSpring({fps: 30, from: 5, to: 5})).toBe(0);
});

claim('The frame at which the value comes within the threshold and stays there, as an integer.', () => {
  for (const config of [{}, {damping: 4}, {mass: 2.5}]) {
    const settled = measureSpring({fps: 30, config});
    const readDistance = (frame: number) => Math.abs(1 - spring({frame, fps: 30, config}));
    expect(Number.isInteger(settled)).toBe(true);
    expect(readDistance(settled - 1)).toBeGreaterThanOrEqual(0.005);
    for (let frame = settled; frame < settled + 100; frame++) {
      expect(readDistance(frame)).toBeLessThan(0.005);
    }
  }
});

claim('A spring that oscillates passes through its end value several times.', () => {
  const signs = Array.from({length: 60}, (_, frame) => spring({frame, fps: 30, config: {damping: 3}}) >= 1);
  expect(signs.filter((isAbove, index) => index > 0 && isAbove !== signs[index - 1]).length).toBeGreaterThan(3);
});

claim("The function isn't a hook, so you can call it anywhere", () => {
  expect(measureSpring({fps: 30})).toBe(28);
});

claim(
  'Both springs take 28 frames, and the two lines stay on the screen for another 2 seconds. In total, the composition is 116 frames long.',
  () => {
    expect(2 * measureSpring({fps: 30}) + 2 * 30).toBe(116);
  },
);

claim('"fps" must be a number, but you passed a value of type undefined to the measureSpring() function', () => {
  expect(() => measureSpring({} as {fps: number})).toThrow(
    '"fps" must be a number, but you passed a value of type undefined to the measureSpring() function',
  );
});

claim('"fps" must be a finite, but you passed NaN to the measureSpring() function', () => {
  expect(() => measureSpring({fps: NaN})).toThrow(
    '"fps" must be a finite, but you passed NaN to the measureSpring() function',
  );
});

claim('"fps" must be positive, but got 0 to the measureSpring() function', () => {
  expect(() => measureSpring({fps: 0})).toThrow('"fps" must be positive, but got 0 to the measureSpring() function');
  expect(() => measureSpring({fps: -30})).toThrow('"fps" must be positive');
});

claim(
  "Threshold is NaN, Threshold is not finite, Threshold is below 0 | threshold isn't a finite, non-negative number.",
  () => {
    expect(() => measureSpring({fps: 30, threshold: NaN})).toThrow('Threshold is NaN');
    expect(() => measureSpring({fps: 30, threshold: Infinity})).toThrow('Threshold is not finite');
    expect(() => measureSpring({fps: 30, threshold: -0.1})).toThrow('Threshold is below 0');
  },
);

claim('threshold must be a number, got 1% of type string', () => {
  const options = {fps: 30, threshold: '1%'} as unknown as {fps: number};
  expect(() => measureSpring(options)).toThrow('threshold must be a number, got 1% of type string');
});

claim('In this example, the spring takes 62 frames because of its mass, but the scene ends after 28:', () => {
  expect(measureSpring({fps: 30, config: {mass: 2}})).toBe(62);
  expect(measureSpring({fps: 30})).toBe(28);
});
