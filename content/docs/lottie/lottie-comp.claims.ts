import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

const require = createRequire(import.meta.url);
const {getNextFrame} = require('@remotion/lottie/dist/utils.js') as {
  getNextFrame: (options: {
    currentFrame: number;
    direction?: 'forward' | 'backward';
    loop?: boolean;
    totalFrames: number;
  }) => number;
};
const {validatePlaybackRate} = require('@remotion/lottie/dist/validate-playbackrate.js') as {
  validatePlaybackRate: (rate: unknown) => void;
};
const {validateLoop} = require('@remotion/lottie/dist/validate-loop.js') as {validateLoop: (loop: unknown) => void};

claim("Set it to 'backward' to play the animation from its end to its beginning.", () => {
  const frames = [0, 1, 59].map((currentFrame) => getNextFrame({currentFrame, direction: 'backward', totalFrames: 60}));
  expect(frames).toEqual([60, 59, 1]);
});

claim('By default, it plays forward.', () => {
  expect([0, 1, 59].map((currentFrame) => getNextFrame({currentFrame, totalFrames: 60}))).toEqual([0, 1, 59]);
});

claim("Whether the animation starts over when it's finished.", () => {
  expect([59, 60, 61, 120].map((currentFrame) => getNextFrame({currentFrame, loop: true, totalFrames: 60}))).toEqual([
    59, 0, 1, 0,
  ]);
});

claim('<Lottie> goes all the way to the end, where no layer is visible anymore:', () => {
  expect([60, 61, 500].map((currentFrame) => getNextFrame({currentFrame, totalFrames: 60}))).toEqual([60, 60, 60]);
  // A layer is visible until its out point, which most files put at the end of the animation.
  const file = join(import.meta.dirname, '../../../demos/public/media/pulse.json');
  const {op, layers} = JSON.parse(readFileSync(file, 'utf8')) as {op: number; layers: {op: number}[]};
  expect(layers.every((layer) => layer.op <= op)).toBe(true);
});

claim('An animation that plays backward begins at its end', () => {
  expect(getNextFrame({currentFrame: 0, direction: 'backward', totalFrames: 60})).toBe(60);
});

claim('To skip the empty frame, start one frame later:', () => {
  expect(getNextFrame({currentFrame: 1, direction: 'backward', totalFrames: 60})).toBe(59);
});

claim('With loop, the empty frame appears in every repetition.', () => {
  const frames = [0, 60, 120].map((currentFrame) =>
    getNextFrame({currentFrame, direction: 'backward', loop: true, totalFrames: 60}),
  );
  expect(frames).toEqual([60, 60, 60]);
});

claim("playbackRate isn't a finite number above 0.", () => {
  expect(() => validatePlaybackRate('2')).toThrow('The "playbackRate" prop must be a number or undefined, but is "2"');
  expect(() => validatePlaybackRate(0)).toThrow('The "playbackRate" props must be positive, but is 0');
  expect(() => validatePlaybackRate(NaN)).toThrow('The "playbackRate" props must be a real number, but is NaN');
  expect(() => validatePlaybackRate(0.5)).not.toThrow();
});

claim("loop isn't a boolean.", () => {
  expect(() => validateLoop('true')).toThrow('The "loop" prop must be a boolean or undefined, but is ""true""');
  expect(() => validateLoop(undefined)).not.toThrow();
});
