import {deployFunction, type DeployFunctionInput} from '@remotion/lambda';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createPayload} from '../../../packages/claims/lambdaPayload.ts';
import {type Answers, type AwsCall, replaceAws} from '../../../packages/claims/replaceAws.ts';

const settings: DeployFunctionInput = {
  region: 'us-east-1',
  memorySizeInMb: 2048,
  timeoutInSeconds: 120,
  architecture: 'arm64',
  createCloudWatchLogGroup: true,
};
const functionName = 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec';

const emptyAccount: Answers = {
  GetUser: () => ({User: {Arn: 'arn:aws:iam::123456789012:user/remotion'}}),
  ListFunctions: () => ({Functions: []}),
  CreateLogGroup: () => ({}),
  PutRetentionPolicy: () => ({}),
  CreateFunction: ({FunctionName}) => ({FunctionName}),
  PutFunctionEventInvokeConfig: () => ({}),
};

/** Has the function with the settings above. */
const deployedAccount: Answers = {
  ...emptyAccount,
  ListFunctions: () => ({
    Functions: [{FunctionName: functionName, MemorySize: 2048, Timeout: 120, EphemeralStorage: {Size: 2048}}],
  }),
  Invoke: () => createPayload({version: '3.2.44'}),
};

function deploy(changes: Partial<Record<keyof DeployFunctionInput, unknown>> = {}): ReturnType<typeof deployFunction> {
  return deployFunction({...settings, ...changes} as DeployFunctionInput);
}

function getCommands(calls: readonly AwsCall[]): string[] {
  return calls.map(({command}) => command);
}

function findInput(calls: readonly AwsCall[], name: string): AwsCall['input'] | undefined {
  return calls.find(({command}) => command === name)?.input;
}

claim(
  'If a function with the same version, memory, disk size and timeout already exists, it returns that function instead.',
  async () => {
    replaceAws(deployedAccount);
    expect(await deploy()).toEqual({functionName, alreadyExisted: true});
    const calls = replaceAws(deployedAccount);
    expect(await deploy({memorySizeInMb: 1024})).toMatchObject({alreadyExisted: false});
    expect(getCommands(calls)).toContain('CreateFunction');
  },
);

claim('In that case, only the log options have an effect.', async () => {
  const calls = replaceAws(deployedAccount);
  await deploy({architecture: 'x86_64', customRoleArn: 'arn:aws:iam::123456789012:role/mine'});
  const reads = ['GetUser', 'ListFunctions', 'Invoke'];
  expect(getCommands(calls)).toEqual([...reads, 'CreateLogGroup', 'PutRetentionPolicy']);
  const withoutLogs = replaceAws(deployedAccount);
  await deploy({createCloudWatchLogGroup: false});
  expect(getCommands(withoutLogs)).toEqual(reads);
});

claim('This version uses Node.js 14', async () => {
  const calls = replaceAws(emptyAccount);
  await deploy();
  expect(findInput(calls, 'CreateFunction')).toMatchObject({Runtime: 'nodejs14.x'});
});

claim('The number of seconds after which AWS stops the function, as a whole number from 15 to 900.', async () => {
  const calls = replaceAws(emptyAccount);
  await deploy({timeoutInSeconds: 900});
  expect(findInput(calls, 'CreateFunction')).toMatchObject({Timeout: 900});
  await expect(deploy({timeoutInSeconds: 15})).resolves.toMatchObject({alreadyExisted: false});
  for (const timeoutInSeconds of [14, 901]) {
    await expect(deploy({timeoutInSeconds})).rejects.toThrow(
      `parameter 'timeoutInSeconds' must be between 15 and 900, but got ${timeoutInSeconds}`,
    );
  }
  await expect(deploy({timeoutInSeconds: 90.5})).rejects.toThrow('must be an integer');
});

claim('in megabytes, as a whole number from 512 to 10,240. The default is 2048.', async () => {
  const calls = replaceAws(emptyAccount);
  await deploy();
  expect(findInput(calls, 'CreateFunction')).toMatchObject({EphemeralStorage: {Size: 2048}});
  await expect(deploy({diskSizeInMb: 512})).resolves.toMatchObject({alreadyExisted: false});
  await expect(deploy({diskSizeInMb: 10_240})).resolves.toMatchObject({alreadyExisted: false});
  for (const size of [511, 10_241]) {
    await expect(deploy({diskSizeInMb: size})).rejects.toThrow(
      `parameter 'diskSizeInMb' must be between 512 and 10240, but got ${size}`,
    );
  }
  await expect(deploy({diskSizeInMb: 2048.5})).rejects.toThrow('must be an integer');
});

claim('If the function already exists, Remotion ignores this option.', async () => {
  const calls = replaceAws(deployedAccount);
  expect(await deploy({architecture: 'x86_64'})).toEqual({functionName, alreadyExisted: true});
  expect(getCommands(calls)).not.toContain('CreateFunction');
});

claim('Its name is /aws/lambda/ followed by the function name.', async () => {
  const calls = replaceAws(emptyAccount);
  await deploy();
  expect(findInput(calls, 'CreateLogGroup')).toEqual({logGroupName: `/aws/lambda/${functionName}`});
});

claim('The default is 14.', async () => {
  const calls = replaceAws(emptyAccount);
  await deploy();
  expect(findInput(calls, 'PutRetentionPolicy')).toMatchObject({retentionInDays: 14});
});

claim(
  'This option only has an effect if createCloudWatchLogGroup is true. In that case, it also changes the retention period of an existing function.',
  async () => {
    const without = replaceAws(emptyAccount);
    await deploy({createCloudWatchLogGroup: false, cloudWatchLogRetentionPeriodInDays: 30});
    expect(getCommands(without)).not.toContain('PutRetentionPolicy');
    const existing = replaceAws(deployedAccount);
    await deploy({cloudWatchLogRetentionPeriodInDays: 30});
    expect(findInput(existing, 'PutRetentionPolicy')).toMatchObject({retentionInDays: 30});
  },
);

claim('The ARN of a role to use instead of remotion-lambda-role.', async () => {
  const byDefault = replaceAws(emptyAccount);
  await deploy();
  expect(findInput(byDefault, 'CreateFunction')).toMatchObject({
    Role: 'arn:aws:iam::123456789012:role/remotion-lambda-role',
  });
  const custom = replaceAws(emptyAccount);
  await deploy({customRoleArn: 'arn:aws:iam::123456789012:role/mine'});
  expect(findInput(custom, 'CreateFunction')).toMatchObject({Role: 'arn:aws:iam::123456789012:role/mine'});
});

claim('The name consists of the version, the memory, the disk size and the timeout.', async () => {
  replaceAws(emptyAccount);
  expect(await deploy()).toEqual({functionName, alreadyExisted: false});
  expect(await deploy({memorySizeInMb: 4096, diskSizeInMb: 10_240, timeoutInSeconds: 600})).toMatchObject({
    functionName: 'remotion-render-3-2-44-mem4096mb-disk10240mb-600sec',
  });
});

claim('deployFunction() performs these steps, which require the permissions in parentheses:', async () => {
  const calls = replaceAws(emptyAccount);
  await deploy();
  expect(getCommands(calls)).toEqual([
    'GetUser',
    'ListFunctions',
    'CreateLogGroup',
    'PutRetentionPolicy',
    'CreateFunction',
    'PutFunctionEventInvokeConfig',
  ]);
});

claim('Turn off automatic retries by AWS (lambda:PutFunctionEventInvokeConfig).', async () => {
  const calls = replaceAws(emptyAccount);
  await deploy();
  expect(findInput(calls, 'PutFunctionEventInvokeConfig')).toEqual({
    FunctionName: functionName,
    MaximumRetryAttempts: 0,
  });
});

claim('If the function exists, Remotion skips steps 4 and 5.', async () => {
  const calls = replaceAws(deployedAccount);
  await deploy();
  expect(getCommands(calls)).toEqual(['GetUser', 'ListFunctions', 'Invoke', 'CreateLogGroup', 'PutRetentionPolicy']);
});

claim('deployFunction() checks the options before it sends any requests to AWS.', async () => {
  const calls = replaceAws({});
  await expect(deploy({memorySizeInMb: 128})).rejects.toThrow(
    "parameter 'memorySizeInMb' must be between 512 and 10240, but got 128",
  );
  await expect(deploy({region: 'mars'})).rejects.toThrow('mars is not a valid AWS region.');
  await expect(deploy({architecture: 'arm'})).rejects.toThrow('either "arm64" or "x86_64"');
  await expect(deploy({architecture: undefined})).rejects.toThrow('One of arm64, x86_64');
  expect(calls).toEqual([]);
});

claim('The number of days after which CloudWatch deletes the logs, as a whole number … to 3650.', async () => {
  replaceAws(emptyAccount);
  await expect(deploy({cloudWatchLogRetentionPeriodInDays: 3650})).resolves.toMatchObject({functionName});
  await expect(deploy({cloudWatchLogRetentionPeriodInDays: 1.5})).rejects.toThrow('must be an integer');
  await expect(deploy({cloudWatchLogRetentionPeriodInDays: 4000})).rejects.toThrow(
    'CloudWatch retention period must be at most 3650, but is 4000',
  );
});

claim("The response from AWS doesn't contain an IAM user.", async () => {
  replaceAws({...emptyAccount, GetUser: () => ({User: {Arn: 'arn:aws:sts::123456789012:assumed-role/me'}})});
  await expect(deploy()).rejects.toThrow('Cannot get account ID');
});

claim('Pass a string, or leave the option out.', async () => {
  replaceAws({});
  await expect(deploy({customRoleArn: null})).rejects.toThrow(
    'A custom role ARN must either be "undefined" or a string, but instead got: null',
  );
});
