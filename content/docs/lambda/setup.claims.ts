import type {getEnvironmentVariables} from '@remotion/cli/dist/get-env.js';
import {deployFunction, getFunctions, getOrCreateBucket} from '@remotion/lambda';
import {bestFramesPerLambdaParam} from '@remotion/lambda/dist/functions/helpers/best-frames-per-lambda-param.js';
import {expect, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createAwsAccount} from '../../../packages/claims/createAwsAccount.ts';
import {enterProject} from '../../../packages/claims/enterProject.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';
import {forbidAws, replaceAws} from '../../../packages/claims/replaceAws.ts';
import {runLambdaCli} from '../../../packages/claims/runLambdaCli.ts';

const region = 'us-east-1';
const functionName = 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec';
const settings = {
  region,
  memorySizeInMb: 2048,
  diskSizeInMb: 2048,
  timeoutInSeconds: 120,
  architecture: 'arm64',
  createCloudWatchLogGroup: false,
} as const;

claim(
  'The name has to match exactly, because Remotion creates the function with the role arn:aws:iam::<account>:role/remotion-lambda-role.',
  async () => {
    const calls = replaceAws({
      ...createAwsAccount({}),
      CreateFunction: ({FunctionName}) => ({FunctionName}),
      PutFunctionEventInvokeConfig: () => ({}),
    });
    await deployFunction(settings);
    expect(calls.find(({command}) => command === 'CreateFunction')?.input).toMatchObject({
      Role: 'arn:aws:iam::123456789012:role/remotion-lambda-role',
    });
  },
);

claim(
  "Remotion's command line exposes two groups of environment variables to your video's code: everything in .env, and everything whose name begins with REMOTION_.",
  async () => {
    enterProject({'.env': 'AWS_SECRET_ACCESS_KEY=file'});
    vi.stubEnv('REMOTION_AWS_SECRET_ACCESS_KEY', 'shell');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'shell');
    type GetEnv = {getEnvironmentVariables: typeof getEnvironmentVariables};
    const {getEnvironmentVariables: getVariables} = loadCli().load<GetEnv>('get-env');
    const variables = await getVariables(() => undefined);
    expect(variables).toMatchObject({AWS_SECRET_ACCESS_KEY: 'file', REMOTION_AWS_SECRET_ACCESS_KEY: 'shell'});
    expect(variables).not.toHaveProperty('AWS_ACCESS_KEY_ID');
  },
);

claim("Remotion doesn't read profiles, so setting AWS_PROFILE has no effect.", async () => {
  const calls = forbidAws();
  vi.stubEnv('AWS_PROFILE', 'remotion');
  await expect(getFunctions({region, compatibleOnly: false})).rejects.toThrow(
    'have not set the environment variable AWS_ACCESS_KEY_ID or REMOTION_AWS_ACCESS_KEY_ID',
  );
  expect(calls).toEqual([]);
});

claim("You don't need credentials for this:", async () => {
  const {output, calls} = await runLambdaCli('policies role', {hasKey: false});
  expect(output).toContain('s3:ListAllMyBuckets');
  expect(calls).toEqual([]);
});

claim(
  "If you already have a function with the same version, memory, disk size and timeout, Remotion returns its name and doesn't deploy anything.",
  async () => {
    const calls = replaceAws(createAwsAccount({functions: [functionName]}));
    expect(await deployFunction(settings)).toEqual({functionName, alreadyExisted: true});
    expect(calls.map(({command}) => command)).not.toContain('CreateFunction');
  },
);

claim("If you don't have a bucket in this region yet, Remotion tries to create one", async () => {
  const accepted = {CreateBucket: () => ({}), PutBucketAcl: () => ({}), PutBucketWebsite: () => ({})};
  const created = replaceAws({...createAwsAccount({}), ...accepted});
  const {bucketName} = await getOrCreateBucket({region});
  expect(bucketName).toMatch(/^remotionlambda-[a-z0-9]{10}$/);
  expect(created.map(({command}) => command)).toContain('CreateBucket');
  const found = replaceAws({...createAwsAccount({buckets: ['remotionlambda-qk3v8zt1pw']}), ...accepted});
  expect(await getOrCreateBucket({region})).toMatchObject({bucketName: 'remotionlambda-qk3v8zt1pw'});
  expect(found.map(({command}) => command)).not.toContain('CreateBucket');
});

claim('A render uses up to 151 renderer functions by default, plus one function that coordinates them.', () => {
  const counts = Array.from({length: 30_000}, (_, frame) =>
    Math.ceil((frame + 1) / bestFramesPerLambdaParam(frame + 1)),
  );
  expect(Math.max(...counts)).toBe(151);
});
