import {getFunctionInfo} from '@remotion/lambda';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createPayload} from '../../../packages/claims/lambdaPayload.ts';
import {replaceAws} from '../../../packages/claims/replaceAws.ts';

const functionName = 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec';

claim('returns the version, memory, disk size and timeout of a function.', async () => {
  replaceAws({
    GetFunction: () => ({Configuration: {Timeout: 120, MemorySize: 2048, EphemeralStorage: {Size: 4096}}}),
    Invoke: () => createPayload({version: '3.2.44'}),
  });
  expect(await getFunctionInfo({region: 'us-east-1', functionName})).toEqual({
    functionName,
    version: '3.2.44',
    memorySizeInMb: 2048,
    diskSizeInMb: 4096,
    timeoutInSeconds: 120,
  });
});

claim('The version of Remotion, or n/a for early versions.', async () => {
  replaceAws({
    GetFunction: () => ({}),
    Invoke: () => createPayload({errorType: 'Error', errorMessage: 'Command not found'}),
  });
  expect(await getFunctionInfo({region: 'us-east-1', functionName})).toHaveProperty('version', 'n/a');
});

claim('This function never returns null here.', async () => {
  replaceAws({
    GetFunction: () => ({}),
    Invoke: () => {
      throw new Error('AccessDeniedException');
    },
  });
  await expect(getFunctionInfo({region: 'us-east-1', functionName})).rejects.toThrow('AccessDeniedException');
});

claim('Remotion requests the settings from AWS, and then calls the function to get its version.', async () => {
  const calls = replaceAws({GetFunction: () => ({}), Invoke: () => createPayload({version: '3.2.44'})});
  await getFunctionInfo({region: 'us-east-1', functionName});
  expect(calls.map(({command, input}) => [command, input.FunctionName])).toEqual([
    ['GetFunction', functionName],
    ['Invoke', functionName],
  ]);
});

claim('Use one of the supported regions.', async () => {
  const calls = replaceAws({});
  await expect(getFunctionInfo({region: 'mars' as 'us-east-1', functionName})).rejects.toThrow(
    'mars is not a valid AWS region. Must be one of:',
  );
  expect(calls).toEqual([]);
});
