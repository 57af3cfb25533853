import {deleteFunction} from '@remotion/lambda';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {replaceAws} from '../../../packages/claims/replaceAws.ts';
import {unproven} from '../../../packages/claims/unproven.ts';

claim('deletes a function from AWS Lambda.', async () => {
  const calls = replaceAws({DeleteFunction: () => ({})});
  await deleteFunction({region: 'us-east-1', functionName: 'remotion-render-old'});
  expect(calls).toEqual([{command: 'DeleteFunction', input: {FunctionName: 'remotion-render-old'}}]);
});

claim("The function name. Remotion doesn't check it", async () => {
  const calls = replaceAws({DeleteFunction: () => ({})});
  await deleteFunction({region: 'us-east-1', functionName: 'not a function of Remotion'});
  expect(calls).toHaveLength(1);
});

claim('A promise that resolves to undefined.', async () => {
  replaceAws({DeleteFunction: () => ({})});
  expect(await deleteFunction({region: 'us-east-1', functionName: 'remotion-render-old'})).toBeUndefined();
});

unproven('If you call deleteFunction() a second time for the same function, the call fails.', {
  reason: 'needs an AWS account',
  source: 'packages/lambda/src/api/delete-function.ts',
});
