import {getLottieMetadata, type LottieAnimationData} from '@remotion/lottie';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

const animation = {fr: 60, w: 500, h: 400, op: 150, ip: 0};

function read(fields: object): ReturnType<typeof getLottieMetadata> {
  return getLottieMetadata({...animation, ...fields} as unknown as LottieAnimationData);
}

claim('getLottieMetadata() returns the size, frame rate and duration of a Lottie animation.', () => {
  expect(read({})).toEqual({width: 500, height: 400, fps: 60, durationInFrames: 150, durationInSeconds: 2.5});
});

claim("The function only reads the JSON and doesn't render anything, so you can also call it in Node.js.", () => {
  expect(typeof document).toBe('undefined');
  expect(read({})).not.toBeNull();
});

claim('If any of the four values is missing or 0, the function returns null.', () => {
  for (const name of ['fr', 'w', 'h', 'op']) {
    expect(read({[name]: undefined})).toBeNull();
    expect(read({[name]: 0})).toBeNull();
  }
});

claim('width, height | The size in pixels', () => {
  expect(read({w: 1, h: 2})).toMatchObject({width: 1, height: 2});
});

claim('fps | The frames per second of the animation', () => {
  expect(read({fr: 29.97})?.fps).toBe(29.97);
});

claim('durationInFrames | The value of op, rounded down, in frames of the animation', () => {
  expect(read({op: 99.9})?.durationInFrames).toBe(99);
});

claim('durationInSeconds | The value of op, divided by fr', () => {
  expect(read({op: 99.9, fr: 30})?.durationInSeconds).toBeCloseTo(3.33, 10);
});

claim(
  'getLottieMetadata() ignores it. If ip is 20, for example, the animation is 20 frames shorter than durationInFrames says:',
  () => {
    expect(read({ip: 20})).toEqual(read({ip: 0}));
    expect((read({ip: 20})?.durationInFrames ?? 0) - (150 - 20)).toBe(20);
  },
);
