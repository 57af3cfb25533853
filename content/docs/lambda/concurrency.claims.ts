import {planFrameRanges} from '@remotion/lambda/dist/functions/chunk-optimization/plan-frame-ranges.js';
import {bestFramesPerLambdaParam} from '@remotion/lambda/dist/functions/helpers/best-frames-per-lambda-param.js';
import {MAX_FUNCTIONS_PER_RENDER} from '@remotion/lambda/dist/shared/constants.js';
import {validateFramesPerLambda} from '@remotion/lambda/dist/shared/validate-frames-per-lambda.js';
import {renderMediaOnLambda} from '@remotion/lambda/client';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createPayload, readPayload} from '../../../packages/claims/lambdaPayload.ts';
import {replaceAws} from '../../../packages/claims/replaceAws.ts';

function countFunctions(frames: number, framesPerLambda = bestFramesPerLambdaParam(frames)): number {
  return planFrameRanges({framesPerLambda, frameRange: [0, frames - 1], everyNthFrame: 1}).chunks.length;
}

function expectDefault(frames: number, framesPerFunction: number, functions: number): void {
  expect([bestFramesPerLambdaParam(frames), countFunctions(frames)]).toEqual([framesPerFunction, functions]);
}

claim(
  'For example, if you render 300 frames with framesPerLambda: 15, you get 20 functions that render 15 frames each.',
  () => {
    const {chunks} = planFrameRanges({framesPerLambda: 15, frameRange: [0, 299], everyNthFrame: 1});
    expect(chunks).toHaveLength(20);
    expect(new Set(chunks.map(([start, end]) => end - start + 1))).toEqual(new Set([15]));
  },
);

claim("With a frame range, that's the frames in the range, and with everyNthFrame: 2, it's half of the frames.", () => {
  expect(planFrameRanges({framesPerLambda: 15, frameRange: [0, 149], everyNthFrame: 1}).chunks).toHaveLength(10);
  expect(planFrameRanges({framesPerLambda: 15, frameRange: [0, 299], everyNthFrame: 2}).chunks).toHaveLength(10);
});

claim('For example, 21 frames become 11 and 10 instead of 20 and 1.', () => {
  const framesPerLambda = bestFramesPerLambdaParam(21);
  expect(planFrameRanges({framesPerLambda, frameRange: [0, 20], everyNthFrame: 1}).chunks).toEqual([
    [0, 10],
    [11, 20],
  ]);
});

claim('20 | 0.7 seconds | 20 | 1', () => expectDefault(20, 20, 1));

claim('30 | 1 second | 15 | 2', () => expectDefault(30, 15, 2));

claim('150 | 5 seconds | 19 | 8', () => expectDefault(150, 19, 8));

claim('300 | 10 seconds | 20 | 15', () => expectDefault(300, 20, 15));

claim('900 | 30 seconds | 20 | 45', () => expectDefault(900, 20, 45));

claim('1,800 | 1 minute | 22 | 82', () => expectDefault(1800, 22, 82));

claim('5,400 | 3 minutes | 56 | 97', () => expectDefault(5400, 56, 97));

claim('9,000 | 5 minutes | 80 | 113', () => expectDefault(9000, 80, 113));

claim('18,000 | 10 minutes | 120 | 150', () => expectDefault(18_000, 120, 150));

claim('54,000 | 30 minutes | 360 | 150', () => expectDefault(54_000, 360, 150));

claim('216,000 | 2 hours | 1,440 | 150', () => expectDefault(216_000, 1440, 150));

claim('Because of rounding, a render can use up to 151 functions by default.', () => {
  const counts = Array.from({length: 40_000}, (_, index) =>
    Math.ceil((index + 1) / bestFramesPerLambdaParam(index + 1)),
  );
  expect(Math.max(...counts)).toBe(151);
});

claim('This is still below the maximum of 200.', () => {
  expect(MAX_FUNCTIONS_PER_RENDER).toBe(200);
});

claim('If you set framesPerLambda: 90, a render only needs 20 renderer functions.', () => {
  expect(countFunctions(1800, 90)).toBe(20);
});

claim('Even including the launch functions, 47 renders then fit within the limit.', () => {
  expect(Math.floor(1000 / (countFunctions(1800, 90) + 1))).toBe(47);
});

claim(
  'framesPerLambda | An integer of at least 4, or the number of frames if the video has fewer | The function',
  () => {
    const validate = (framesPerLambda: number, durationInFrames: number): void =>
      validateFramesPerLambda({framesPerLambda, durationInFrames});
    expect(() => validate(4, 100)).not.toThrow();
    expect(() => validate(3, 100)).toThrow('The framesPerLambda needs to be at least 4, but is 3');
    expect(() => validate(3, 3)).not.toThrow();
    expect(() => validate(4.5, 100)).toThrow("'framesPerLambda' needs to be an integer, passed 4.5");
  },
);

claim('With framesPerLambda: 20, for example, you reach the limit of 200 functions at 4,000 frames', () => {
  expect(countFunctions(4000, 20)).toBe(200);
});

claim('It needs at least 45 frames per function to stay within the limit.', () => {
  expect(countFunctions(9000, 20)).toBe(450);
  expect(countFunctions(9000, 45)).toBe(200);
  expect(countFunctions(9000, 44)).toBeGreaterThan(200);
});

claim("renderMediaOnLambda() itself only rejects values that are below 1 or that aren't integers.", async () => {
  const calls = replaceAws({Invoke: () => createPayload({renderId: 'abc', bucketName: 'remotionlambda-abc'})});
  const render = (framesPerLambda: number): Promise<unknown> =>
    renderMediaOnLambda({
      region: 'us-east-1',
      functionName: 'remotion-render',
      serveUrl: 'https://example.com',
      composition: 'Countdown',
      codec: 'h264',
      inputProps: {},
      framesPerLambda,
    });
  await expect(render(0)).rejects.toThrow('The framesPerLambda needs to be at least 1, but is 0');
  await expect(render(1.5)).rejects.toThrow('integer');
  expect(calls).toEqual([]);
  await render(1);
  expect(readPayload(calls[0])).toMatchObject({framesPerLambda: 1});
});

claim('if you render frames 30 to 79 with 20 frames per function, it plans 30–49, 50–69 and 70–89.', () => {
  expect(planFrameRanges({framesPerLambda: 20, frameRange: [30, 79], everyNthFrame: 1}).chunks).toEqual([
    [30, 49],
    [50, 69],
    [70, 89],
  ]);
});

claim('choose a value that divides the number of frames evenly, such as 25 in this example.', () => {
  expect(planFrameRanges({framesPerLambda: 25, frameRange: [30, 79], everyNthFrame: 1}).chunks).toEqual([
    [30, 54],
    [55, 79],
  ]);
});
