import {getFunctions} from '@remotion/lambda/client';
import {getFunctions as getFunctionsOfPackage} from '@remotion/lambda';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createPayload} from '../../../packages/claims/lambdaPayload.ts';
import {type Answers, forbidAws, replaceAws} from '../../../packages/claims/replaceAws.ts';

type Deployed = {
  readonly FunctionName: string;
  readonly version: string;
  readonly MemorySize?: number;
  readonly Timeout?: number;
  readonly EphemeralStorage?: {readonly Size: number};
};

const current = {FunctionName: 'remotion-render-current', version: '3.2.44', MemorySize: 2048, Timeout: 120};
const older = {FunctionName: 'remotion-render-older', version: '3.2.10', EphemeralStorage: {Size: 512}};

/** Answers as an account with these functions does. */
function createAccount(functions: readonly Deployed[]): Answers {
  return {
    ListFunctions: () => ({Functions: functions}),
    Invoke: ({FunctionName}) =>
      createPayload({version: functions.find((item) => item.FunctionName === FunctionName)?.version}),
  };
}

claim('You can import it from the light client or from @remotion/lambda.', () => {
  expect(getFunctions).toBe(getFunctionsOfPackage);
});

claim(
  'Whether to only return functions with the same version as the package, because you can only render with those.',
  async () => {
    replaceAws(createAccount([older, current]));
    const functions = await getFunctions({region: 'us-east-1', compatibleOnly: true});
    expect(functions.map(({functionName}) => functionName)).toEqual(['remotion-render-current']);
  },
);

claim('If false, you get all functions whose name begins with remotion-render-.', async () => {
  const calls = replaceAws(createAccount([older, {FunctionName: 'other', version: '3.2.44'}, current]));
  const functions = await getFunctions({region: 'us-east-1', compatibleOnly: false});
  expect(functions.map(({functionName}) => functionName)).toEqual(['remotion-render-older', 'remotion-render-current']);
  // Remotion doesn't call functions of others.
  expect(calls.filter(({command}) => command === 'Invoke')).toHaveLength(2);
});

claim('A promise that resolves to an array, in the order in which AWS returns the functions.', async () => {
  replaceAws({
    ...createAccount([current, older]),
    ListFunctions: ({Marker}) =>
      Marker === undefined ? {Functions: [current], NextMarker: 'more'} : {Functions: [older]},
  });
  const functions = await getFunctions({region: 'us-east-1', compatibleOnly: false});
  expect(functions.map(({version}) => version)).toEqual(['3.2.44', '3.2.10']);
});

claim(
  "It's null if Remotion couldn't call the function, and n/a if the function is so old that it can't report its version.",
  async () => {
    replaceAws({
      ...createAccount([current, older]),
      Invoke: ({FunctionName}) => {
        if (FunctionName === current.FunctionName) {
          throw new Error('AccessDeniedException');
        }
        return createPayload({errorType: 'Error', errorMessage: 'Command not found'});
      },
    });
    const functions = await getFunctions({region: 'us-east-1', compatibleOnly: false});
    expect(functions.map(({version}) => version)).toEqual([null, 'n/a']);
  },
);

claim("If AWS doesn't return a size, the value is 2048.", async () => {
  replaceAws(createAccount([current, older]));
  const functions = await getFunctions({region: 'us-east-1', compatibleOnly: false});
  expect(functions.map(({diskSizeInMb}) => diskSizeInMb)).toEqual([2048, 512]);
});

claim(
  'As a result, compatibleOnly: true returns an empty array if your IAM user lacks the lambda:InvokeFunction permission',
  async () => {
    replaceAws({
      ListFunctions: () => ({Functions: [current]}),
      Invoke: () => {
        throw new Error('AccessDeniedException');
      },
    });
    expect(await getFunctions({region: 'us-east-1', compatibleOnly: true})).toEqual([]);
  },
);

claim('Set your access key in the environment.', async () => {
  forbidAws();
  // A region of its own, because Remotion reuses clients.
  await expect(getFunctions({region: 'ap-south-1', compatibleOnly: true})).rejects.toThrow(
    'You have tried to call a Remotion Lambda function, but have not set the environment variable AWS_ACCESS_KEY_ID or REMOTION_AWS_ACCESS_KEY_ID.',
  );
});
