import {expect} from 'vitest';
import {claim} from '../../../../../packages/claims/claim.ts';
import {createAwsAccount} from '../../../../../packages/claims/createAwsAccount.ts';
import {runLambdaCli} from '../../../../../packages/claims/runLambdaCli.ts';

const functions = [
  'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec',
  'remotion-render-3-1-0-mem2048mb-disk2048mb-120sec',
];

claim('deletes every Remotion function in a region, including those from other versions.', async () => {
  const answers = createAwsAccount({functions: [...functions, 'mine']});
  const {calls, exitCode} = await runLambdaCli('functions rmall', {answers, typed: ['', 'y']});
  const deleted = calls.filter(({command}) => command === 'DeleteFunction').map(({input}) => input.FunctionName);
  expect([deleted, exitCode]).toEqual([functions, 0]);
});

claim("If you answer no, it exits with code 1 and doesn't delete the remaining functions.", async () => {
  const answers = createAwsAccount({functions});
  const {calls, exitCode} = await runLambdaCli('functions rmall', {answers, typed: ['no']});
  expect(calls.map(({command}) => command)).not.toContain('DeleteFunction');
  expect(exitCode).toBe(1);
});

claim('In a script, pass -y to skip the confirmations:', async () => {
  const {output} = await runLambdaCli('functions rmall -y', {answers: createAwsAccount({functions})});
  expect(output).toContain('Deleted!');
  expect(output).not.toContain('Delete?');
});

claim('If there are no functions, the command succeeds without printing anything.', async () => {
  const {output, exitCode} = await runLambdaCli('functions rmall', {answers: createAwsAccount({})});
  expect([output, exitCode]).toEqual(['', 0]);
});
