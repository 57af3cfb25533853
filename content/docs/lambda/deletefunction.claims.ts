import {deleteFunction} from '@remotion/lambda';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {replaceAws} from '../../../packages/claims/replaceAws.ts';

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

claim('If you call deleteFunction() a second time for the same function, the call fails.', async () => {
  const functions = new Set(['remotion-render-old']);
  replaceAws({
    // What AWS answers if there is no such function.
    DeleteFunction: ({FunctionName}) => {
      if (!functions.delete(String(FunctionName))) {
        throw new Error('ResourceNotFoundException');
      }
      return {};
    },
  });
  const remove = (): Promise<void> => deleteFunction({region: 'us-east-1', functionName: 'remotion-render-old'});
  await remove();
  await expect(remove()).rejects.toThrow('ResourceNotFoundException');
});
