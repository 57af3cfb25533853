import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createAwsAccount} from '../../../packages/claims/createAwsAccount.ts';
import {runLambdaCli} from '../../../packages/claims/runLambdaCli.ts';

const functions = [3, 2, 1].map((minor) => `remotion-render-3-${minor}-0-mem2048mb-disk2048mb-120sec`);

claim('This removes all functions that begin with remotion-render-, regardless of their version.', async () => {
  const answers = createAwsAccount({functions: [...functions, 'mine']});
  const {calls} = await runLambdaCli('functions rmall -y', {answers});
  const deleted = calls.filter(({command}) => command === 'DeleteFunction').map(({input}) => input.FunctionName);
  expect(deleted).toEqual(functions);
});

claim('If a call fails, the command stops at this function.', async () => {
  const account = createAwsAccount({functions});
  const answers = {
    ...account,
    Invoke: (input: Readonly<Record<string, unknown>>) => {
      if (input.FunctionName === functions[1]) {
        throw new Error('Runtime.ImportModuleError');
      }
      return account.Invoke?.(input);
    },
  };
  const {calls, output, exitCode} = await runLambdaCli('functions rmall -y', {answers});
  const deleted = calls.filter(({command}) => command === 'DeleteFunction').map(({input}) => input.FunctionName);
  expect(deleted).toEqual([functions[0]]);
  expect(output).toContain('Runtime.ImportModuleError');
  expect(exitCode).toBe(1);
});

claim(
  "This deletes your sites, but not the videos you've rendered. If there are several buckets in the region, the command fails.",
  async () => {
    const sites = [{name: 'one', size: 10}];
    const one = await runLambdaCli('sites rmall -y', {
      answers: createAwsAccount({buckets: ['remotionlambda-a'], sites}),
    });
    const deleted = one.calls.filter(({command}) => command === 'DeleteObject').map(({input}) => input.Key);
    expect([deleted, one.exitCode]).toEqual([['sites/one/index.html'], 0]);

    const buckets = ['remotionlambda-a', 'remotionlambda-b'];
    const two = await runLambdaCli('sites rmall -y', {answers: createAwsAccount({buckets, sites})});
    expect(two.output).toContain('You have more than one Remotion Lambda bucket:');
    expect(two.exitCode).toBe(1);
  },
);
