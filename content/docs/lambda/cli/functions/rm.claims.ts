import {expect} from 'vitest';
import {claim} from '../../../../../packages/claims/claim.ts';
import {createAwsAccount} from '../../../../../packages/claims/createAwsAccount.ts';
import type {AwsCall} from '../../../../../packages/claims/replaceAws.ts';
import {runLambdaCli} from '../../../../../packages/claims/runLambdaCli.ts';

const name = 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec';
const old = 'remotion-render-3-1-0-mem2048mb-disk2048mb-120sec';

function findDeleted(calls: readonly AwsCall[]): unknown[] {
  return calls.filter(({command}) => command === 'DeleteFunction').map(({input}) => input.FunctionName);
}

claim(
  'For each function, the command prints the name, memory, timeout and version, and asks you to confirm.',
  async () => {
    const answers = createAwsAccount({functions: [name]});
    const {output} = await runLambdaCli(`functions rm ${name}`, {answers});
    for (const text of [name, '2048MB', '120sec', '3.2.44', 'Delete? (Y/n)']) {
      expect(output).toContain(text);
    }
  },
);

claim('The default answer is yes, so pressing Enter deletes the function.', async () => {
  const answers = createAwsAccount({functions: [name]});
  const {calls, exitCode} = await runLambdaCli(`functions rm ${name}`, {answers, typed: ['']});
  expect([findDeleted(calls), exitCode]).toEqual([[name], 0]);
});

claim("If you answer no, the command exits with code 1 and doesn't delete the remaining functions.", async () => {
  const answers = createAwsAccount({functions: [name, old]});
  const {calls, exitCode} = await runLambdaCli(`functions rm ${name} ${old}`, {answers, typed: ['n', 'y']});
  expect([findDeleted(calls), exitCode]).toEqual([[], 1]);
});

claim('Pass -y to skip the confirmations.', async () => {
  const answers = createAwsAccount({functions: [name, old]});
  const {calls, output} = await runLambdaCli(`functions rm ${name} ${old} -y`, {answers});
  expect(findDeleted(calls)).toEqual([name, old]);
  expect(output).not.toContain('Delete?');
});

claim(
  'If there are no functions, that output is (), and this command prints No functions to remove. and exits without an error.',
  async () => {
    const {calls, output, exitCode} = await runLambdaCli('functions rm ()');
    expect([calls, output, exitCode]).toEqual([[], 'No functions to remove.', 0]);
  },
);

claim("You haven't passed a name. The command exits with code 1.", async () => {
  const {output, exitCode} = await runLambdaCli('functions rm');
  expect(output).toContain('No function name passed.');
  expect(exitCode).toBe(1);
});

claim("If the region doesn't contain a function with this name, you get the error from AWS.", async () => {
  const answers = {
    GetFunction: () => {
      throw new Error('ResourceNotFoundException');
    },
  };
  const {output, exitCode} = await runLambdaCli('functions rm missing -y', {answers});
  expect(output).toContain('ResourceNotFoundException');
  expect(exitCode).toBe(1);
});
