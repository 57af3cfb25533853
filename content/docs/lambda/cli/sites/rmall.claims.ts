import {expect} from 'vitest';
import {claim} from '../../../../../packages/claims/claim.ts';
import {createAwsAccount} from '../../../../../packages/claims/createAwsAccount.ts';
import type {AwsCall} from '../../../../../packages/claims/replaceAws.ts';
import {runLambdaCli} from '../../../../../packages/claims/runLambdaCli.ts';

const buckets = ['remotionlambda-gc1w0xbfzl'];
const sites = ['first', 'second'].map((name) => ({name, size: 2000}));

function findDeleted(calls: readonly AwsCall[]): unknown[] {
  return calls.filter(({command}) => command === 'DeleteObject').map(({input}) => input.Key);
}

claim(
  "deletes every site from the bucket in a region. It doesn't delete the bucket itself or your renders.",
  async () => {
    const {calls} = await runLambdaCli('sites rmall -y', {answers: createAwsAccount({buckets, sites})});
    expect(findDeleted(calls)).toEqual(['sites/first/index.html', 'sites/second/index.html']);
    expect(calls.map(({command}) => command)).not.toContain('DeleteBucket');
  },
);

claim("If you answer no, it exits with code 1 and doesn't delete the remaining sites.", async () => {
  const answers = createAwsAccount({buckets, sites});
  const {calls, exitCode} = await runLambdaCli('sites rmall', {answers, typed: ['y', 'n']});
  expect([findDeleted(calls), exitCode]).toEqual([['sites/first/index.html'], 1]);
});

claim(
  "Delete all buckets except one. Their names follow the message. Until you do, the command doesn't delete any sites.",
  async () => {
    const answers = createAwsAccount({buckets: [...buckets, 'remotionlambda-second'], sites});
    const {calls, output, exitCode} = await runLambdaCli('sites rmall -y', {answers});
    expect(output).toMatch(
      /more than one Remotion Lambda bucket:\n- remotionlambda-gc1w0xbfzl\n- remotionlambda-second/,
    );
    expect([findDeleted(calls), exitCode]).toEqual([[], 1]);
  },
);

claim("You haven't deployed a site to this region.", async () => {
  const {output, exitCode} = await runLambdaCli('sites rmall', {answers: createAwsAccount({})});
  expect(output).toContain("You don't have a Remotion Lambda bucket in the us-east-1 region.");
  expect(exitCode).toBe(1);
});
