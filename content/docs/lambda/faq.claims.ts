import {deployFunction, estimatePrice, getOrCreateBucket, type RenderMediaOnLambdaInput} from '@remotion/lambda';
import {renderMediaOnLambda} from '@remotion/lambda/client';
import {MAX_FUNCTIONS_PER_RENDER, MAX_TIMEOUT} from '@remotion/lambda/dist/shared/constants.js';
import {planFrameRanges} from '@remotion/lambda/dist/functions/chunk-optimization/plan-frame-ranges.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createAwsAccount} from '../../../packages/claims/createAwsAccount.ts';
import {enterProject} from '../../../packages/claims/enterProject.ts';
import {createPayload} from '../../../packages/claims/lambdaPayload.ts';
import {replaceAws} from '../../../packages/claims/replaceAws.ts';
import {runLambdaCli} from '../../../packages/claims/runLambdaCli.ts';
import {unproven} from '../../../packages/claims/unproven.ts';

const region = 'us-east-1';
const functionName = 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec';
const video: RenderMediaOnLambdaInput = {
  region,
  functionName,
  serveUrl: 'https://example.com/index.html',
  composition: 'Countdown',
  codec: 'h264',
  inputProps: {},
};

claim('To change one of these settings, you need a second function of the same version', async () => {
  const calls = replaceAws({
    ...createAwsAccount({functions: [functionName]}),
    CreateFunction: ({FunctionName}) => ({FunctionName}),
    PutFunctionEventInvokeConfig: () => ({}),
  });
  for (const changes of [{memorySizeInMb: 3008}, {diskSizeInMb: 4096}, {timeoutInSeconds: 240}]) {
    const settings = {memorySizeInMb: 2048, diskSizeInMb: 2048, timeoutInSeconds: 120, ...changes};
    const deployed = await deployFunction({
      ...settings,
      region,
      architecture: 'arm64',
      createCloudWatchLogGroup: false,
    });
    expect(deployed).toMatchObject({alreadyExisted: false});
    expect(deployed.functionName).toMatch(/^remotion-render-3-2-44-/);
  }
  expect(calls.map(({command}) => command)).not.toContain('DeleteFunction');
});

claim("The command line can't decide between the two, so it fails:", async () => {
  enterProject({});
  const functions = [functionName, functionName.replace('2048mb', '3008mb')];
  const {output, exitCode} = await runLambdaCli('render https://example.com/index.html Countdown', {
    answers: createAwsAccount({functions}),
  });
  expect(output).toContain('More than 1 lambda function found in your account. This is an error.');
  expect(exitCode).toBe(1);
});

claim(
  'Remotion looks for the bucket whose name begins with remotionlambda-, and fails if there are several.',
  async () => {
    const other = ['my-videos', 'remotion-videos'];
    replaceAws(createAwsAccount({buckets: [...other, 'remotionlambda-gc1w0xbfzl']}));
    expect(await getOrCreateBucket({region})).toEqual({bucketName: 'remotionlambda-gc1w0xbfzl'});
    replaceAws(createAwsAccount({buckets: ['remotionlambda-gc1w0xbfzl', 'remotionlambda-qk3v8zt1pw']}));
    await expect(getOrCreateBucket({region})).rejects.toThrow('You have multiple buckets');
  },
);

claim('It can be up to 15 minutes.', () => {
  expect(MAX_TIMEOUT).toBe(15 * 60);
});

claim("A render can't use more than 200 functions.", () => {
  expect(MAX_FUNCTIONS_PER_RENDER).toBe(200);
});

claim('rendered 1,080 frames, and was already warm.', () => {
  const frames = 2 * 60 * 60 * 30;
  const {chunks} = planFrameRanges({framesPerLambda: 1080, frameRange: [0, frames - 1], everyNthFrame: 1});
  expect(chunks).toHaveLength(MAX_FUNCTIONS_PER_RENDER);
});

claim('For 1,000 seconds and 100 calls, estimatePrice() returns 0.02673 USD, based on 2022 prices.', () => {
  expect(
    estimatePrice({
      region,
      architecture: 'arm64',
      memorySizeInMb: 2048,
      diskSizeInMb: 2048,
      durationInMiliseconds: 1_000_000,
      lambdasInvoked: 100,
    }),
  ).toBe(0.02673);
});

claim('Videos and audio files can use h264, vp8, prores, gif, mp3, aac and wav.', async () => {
  replaceAws({Invoke: () => createPayload({renderId: 'a1b2c3d4e5', bucketName: 'remotionlambda-gc1w0xbfzl'})});
  for (const codec of ['h264', 'vp8', 'prores', 'gif', 'mp3', 'aac', 'wav'] as const) {
    await expect(renderMediaOnLambda({...video, codec})).resolves.toMatchObject({renderId: 'a1b2c3d4e5'});
  }
});

claim('If you pass a different codec, the call fails:', async () => {
  const calls = replaceAws({});
  await expect(renderMediaOnLambda({...video, codec: 'h265' as 'h264'})).rejects.toThrow(
    "'h265' is not a valid codec for Lambda. The following values are supported: h264-mkv, h264, vp8, mp3, aac, wav, gif, prores",
  );
  expect(calls).toEqual([]);
});

claim('The logs are in CloudWatch, in a log group called /aws/lambda/ followed by the function name.', async () => {
  const calls = replaceAws({
    ...createAwsAccount({}),
    CreateLogGroup: () => ({}),
    PutRetentionPolicy: () => ({}),
    CreateFunction: ({FunctionName}) => ({FunctionName}),
    PutFunctionEventInvokeConfig: () => ({}),
  });
  await deployFunction({
    region,
    memorySizeInMb: 2048,
    timeoutInSeconds: 120,
    architecture: 'arm64',
    createCloudWatchLogGroup: true,
  });
  const policy = calls.find(({command}) => command === 'PutRetentionPolicy');
  expect(policy?.input).toEqual({logGroupName: `/aws/lambda/${functionName}`, retentionInDays: 14});
});

claim('When you start a render, the result contains a link to its logs as cloudWatchLogs.', async () => {
  replaceAws({Invoke: () => createPayload({renderId: 'a1b2c3d4e5', bucketName: 'remotionlambda-gc1w0xbfzl'})});
  const {cloudWatchLogs} = await renderMediaOnLambda(video);
  expect(decodeURIComponent(decodeURIComponent(cloudWatchLogs.replaceAll('$25', '%')))).toContain(
    `/aws/lambda/${functionName}`,
  );
});

unproven('For each call, the logs contain isWarm=true or isWarm=false.', {
  reason: 'needs an AWS account',
  source: 'packages/lambda/src/functions/index.ts',
});
