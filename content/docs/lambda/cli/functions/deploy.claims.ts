import {expect} from 'vitest';
import {claim} from '../../../../../packages/claims/claim.ts';
import {createAwsAccount} from '../../../../../packages/claims/createAwsAccount.ts';
import type {Answers, AwsCall} from '../../../../../packages/claims/replaceAws.ts';
import {runLambdaCli} from '../../../../../packages/claims/runLambdaCli.ts';

const name = 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec';

function createAccount(functions: readonly string[] = []): Answers {
  return {
    ...createAwsAccount({functions}),
    CreateLogGroup: () => ({}),
    PutRetentionPolicy: () => ({}),
    CreateFunction: ({FunctionName}) => ({FunctionName}),
    PutFunctionEventInvokeConfig: () => ({}),
  };
}

function deploy(flags = '', functions: readonly string[] = []): ReturnType<typeof runLambdaCli> {
  return runLambdaCli(`functions deploy ${flags}`, {answers: createAccount(functions)});
}

function findInput(calls: readonly AwsCall[], command: string): AwsCall['input'] | undefined {
  return calls.find((call) => call.command === command)?.input;
}

claim(
  "If the region already has a function with the same version, memory, disk size and timeout, Remotion doesn't deploy another one.",
  async () => {
    const {calls, output} = await deploy('--disable-cloudwatch', [name]);
    expect(calls.map(({command}) => command)).toEqual(['GetUser', 'ListFunctions', 'Invoke']);
    expect(output).toContain(`Already exists as ${name}`);
  },
);

claim(
  "It then ignores the architecture and the role, but still applies the retention period to the function's logs.",
  async () => {
    const role = '--custom-role-arn=arn:aws:iam::123456789012:role/mine';
    const {calls} = await deploy(`--architecture=x86_64 ${role} --retention-period=30`, [name]);
    expect(calls.map(({command}) => command)).toEqual([
      'GetUser',
      'ListFunctions',
      'Invoke',
      'CreateLogGroup',
      'PutRetentionPolicy',
    ]);
    expect(findInput(calls, 'PutRetentionPolicy')).toMatchObject({
      logGroupName: `/aws/lambda/${name}`,
      retentionInDays: 30,
    });
  },
);

claim(
  'The command prints the settings, followed by Deployed as or Already exists as and the function name. With --quiet, it only prints the name.',
  async () => {
    const {output} = await deploy();
    expect(output).toMatch(/Region = us-east-1\nMemory = 2048MB\nDisk size = 2048MB\nTimeout = 120sec/);
    expect(output).toContain(`Deployed as ${name}`);
    expect((await deploy('--quiet')).output).toBe(name);
  },
);

claim('The memory in megabytes, as a whole number from 512 to 10,240. The default is 2048.', async () => {
  expect(findInput((await deploy()).calls, 'CreateFunction')).toMatchObject({MemorySize: 2048});
  expect(findInput((await deploy('--memory=512')).calls, 'CreateFunction')).toMatchObject({MemorySize: 512});
  for (const memory of [511, 10_241]) {
    expect((await deploy(`--memory=${memory}`)).output).toContain(
      `parameter 'memorySizeInMb' must be between 512 and 10240, but got ${memory}`,
    );
  }
});

claim(
  'The number of seconds after which AWS stops the function, as a whole number from 15 to 900. The default is 120.',
  async () => {
    expect(findInput((await deploy()).calls, 'CreateFunction')).toMatchObject({Timeout: 120});
    expect(findInput((await deploy('--timeout=900')).calls, 'CreateFunction')).toMatchObject({Timeout: 900});
    expect((await deploy('--timeout=901')).exitCode).toBe(1);
  },
);

claim('The processor architecture, either arm64 (the default) or x86_64.', async () => {
  expect(findInput((await deploy()).calls, 'CreateFunction')).toMatchObject({Architectures: ['arm64']});
  const {calls} = await deploy('--architecture=x86_64');
  expect(findInput(calls, 'CreateFunction')).toMatchObject({Architectures: ['x86_64']});
});

claim("Remotion doesn't consider the architecture when it looks for an existing function.", async () => {
  expect((await deploy('--architecture=x86_64', [name])).output).toContain('Already exists as');
});

claim("Doesn't create a log group", async () => {
  const {calls} = await deploy('--disable-cloudwatch');
  expect(calls.map(({command}) => command)).not.toContain('CreateLogGroup');
});

claim(
  'The number of days that CloudWatch keeps the logs, as a whole number from 1 to 3650. The default is 14.',
  async () => {
    expect(findInput((await deploy()).calls, 'PutRetentionPolicy')).toMatchObject({retentionInDays: 14});
    const {calls} = await deploy('--retention-period=1');
    expect(findInput(calls, 'PutRetentionPolicy')).toMatchObject({retentionInDays: 1});
    expect((await deploy('--retention-period=0')).exitCode).toBe(1);
  },
);

claim('The ARN of a role to use instead of remotion-lambda-role.', async () => {
  const byDefault = findInput((await deploy()).calls, 'CreateFunction');
  expect(byDefault).toMatchObject({Role: 'arn:aws:iam::123456789012:role/remotion-lambda-role'});
  const {calls} = await deploy('--custom-role-arn=arn:aws:iam::123456789012:role/mine');
  expect(findInput(calls, 'CreateFunction')).toMatchObject({Role: 'arn:aws:iam::123456789012:role/mine'});
});

claim('Choose one of the two architectures.', async () => {
  const {output, exitCode} = await deploy('--architecture=arm');
  expect(output).toContain('You must pass an "architecture" when deploying a function: either "arm64" or "x86_64"');
  expect(exitCode).toBe(1);
});

claim('The retention period has to be between 1 and 3650 days.', async () => {
  const {output, exitCode} = await deploy('--retention-period=4000');
  expect(output).toContain('CloudWatch retention period must be at most 3650, but is 4000');
  expect(exitCode).toBe(1);
});
