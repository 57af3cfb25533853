import {expect, test} from 'vitest';
import {createTicks} from './createTicks.ts';

test.each([
  [90, 30, ['0s', '0.5s', '1s', '1.5s', '2s', '2.5s']],
  [150, 30, ['0s', '1s', '2s', '3s', '4s']],
  [1, 30, ['0s']],
  [240, 30, ['0s', '1s', '2s', '3s', '4s', '5s', '6s', '7s']],
  [36000, 30, ['0s', '180s', '360s', '540s', '720s', '900s', '1080s']],
])('labels a video of %i frames at %i fps', (durationInFrames, fps, labels) => {
  expect(createTicks(durationInFrames, fps).map(({label}) => label)).toEqual(labels);
});

test('places each label at its frame', () => {
  expect(createTicks(90, 30).map(({frame}) => frame)).toEqual([0, 15, 30, 45, 60, 75]);
  expect(createTicks(10, 24).map(({frame}) => frame)).toEqual([0, 2, 5, 7]);
});
