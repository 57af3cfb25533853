import {expect} from 'vitest';
import {claim} from '../../../../packages/claims/claim.ts';
import type {Answers} from '../../../../packages/claims/replaceAws.ts';
import {runLambdaCli} from '../../../../packages/claims/runLambdaCli.ts';

const burstQuota = 'L-548AE339';

type Account = {readonly limit: number; readonly burst?: number; readonly pending?: number};

/** Returns the answers of an account in which the default limit is 1,000 functions. */
function createAccount({limit, burst = 3000, pending}: Account): Answers {
  return {
    GetServiceQuota: () => ({Quota: {Value: limit}}),
    GetAWSDefaultServiceQuota: ({QuotaCode}) => ({Quota: {Value: QuotaCode === burstQuota ? burst : 1000}}),
    ListRequestedServiceQuotaChangeHistoryByQuota: () => ({
      RequestedQuotas: pending ? [{Status: 'CASE_OPENED', DesiredValue: pending, CaseId: '123'}] : [],
    }),
    RequestServiceQuotaIncrease: () => ({}),
  };
}

claim("If you've never raised the limit, you'll see Increase recommended! next to it.", async () => {
  const first = await runLambdaCli('quotas', {answers: createAccount({limit: 1000})});
  expect(first.output).toContain('Concurrency limit: 1000 - Increase recommended!');
  const raised = await runLambdaCli('quotas', {answers: createAccount({limit: 5000})});
  expect(raised.output).toContain('Concurrency limit: 5000');
  expect(raised.output).not.toContain('Increase recommended!');
});

claim(
  "If you've requested a higher limit and AWS has opened a support case, you'll see the pending request with the case's URL.",
  async () => {
    const {output} = await runLambdaCli('quotas', {answers: createAccount({limit: 1000, pending: 5000})});
    expect(output).toContain('A request to increase it to 5000 is pending:');
    expect(output).toContain('https://us-east-1.console.aws.amazon.com/support/home#/case/?displayId=123');
  },
);

claim(
  "In 3.2.44, the command compares it with AWS's default concurrency limit, even if your limit has been raised.",
  async () => {
    const {output} = await runLambdaCli('quotas', {answers: createAccount({limit: 5000})});
    expect(output).toContain('Burst concurrency: 3000, but only 1000 effective because of concurrency limit');
  },
);

claim('Requests the next multiple of 5,000 from AWS, for example 5,000 instead of 1,000.', async () => {
  const {calls} = await runLambdaCli('quotas increase', {answers: createAccount({limit: 1000})});
  expect(calls.at(-1)).toMatchObject({
    command: 'RequestServiceQuotaIncrease',
    input: {DesiredValue: 5000, ServiceCode: 'lambda'},
  });
});

claim('The command shows the new limit and asks you to confirm, unless you pass --yes.', async () => {
  const answers = createAccount({limit: 1000});
  const refused = await runLambdaCli('quotas increase', {answers, typed: ['n']});
  expect(refused.output).toContain('from 1000 to 5000');
  expect(refused.output).toContain('Send? (Y/n)');
  expect(refused.calls.map(({command}) => command)).not.toContain('RequestServiceQuotaIncrease');
  const forced = await runLambdaCli('quotas increase --yes', {answers});
  expect(forced.output).not.toContain('Send?');
});

claim('This command fails if the limit in the region is already above the AWS default.', async () => {
  const {calls, exitCode} = await runLambdaCli('quotas increase --yes', {answers: createAccount({limit: 5000})});
  expect(calls.map(({command}) => command)).not.toContain('RequestServiceQuotaIncrease');
  expect(exitCode).toBe(1);
});

claim("AWS hasn't decided on your last request yet. The case's URL follows the message.", async () => {
  const answers = createAccount({limit: 1000, pending: 5000});
  const {output, exitCode} = await runLambdaCli('quotas increase', {answers});
  expect(output).toMatch(/A request to increase it to 5000 is already pending:\n.*displayId=123/);
  expect(exitCode).toBe(1);
});

claim('Your limit has already been raised, so use the AWS console.', async () => {
  const {output} = await runLambdaCli('quotas increase', {answers: createAccount({limit: 5000})});
  expect(output).toContain(
    'Current limit of 5000 is already increased over the default (1000). Increase it further via the AWS console.',
  );
});
