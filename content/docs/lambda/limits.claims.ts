import {MAX_FUNCTIONS_PER_RENDER} from '@remotion/lambda/dist/shared/constants.js';
import {planFrameRanges} from '@remotion/lambda/dist/functions/chunk-optimization/plan-frame-ranges.js';
import {bestFramesPerLambdaParam} from '@remotion/lambda/dist/functions/helpers/best-frames-per-lambda-param.js';
import {validateTimeout} from '@remotion/lambda/dist/shared/validate-timeout.js';
import {DEFAULT_TIMEOUT, LAMBDA_CONCURRENCY_LIMIT_QUOTA} from '@remotion/lambda/dist/shared/constants.js';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createAwsAccount} from '../../../packages/claims/createAwsAccount.ts';
import {runLambdaCli} from '../../../packages/claims/runLambdaCli.ts';

const minute = planFrameRanges({
  framesPerLambda: bestFramesPerLambdaParam(1800),
  frameRange: [0, 1799],
  everyNthFrame: 1,
}).chunks.length;

claim('By default, a one-minute video at 30 fps uses 82 renderer functions, plus the launch function', () => {
  expect(minute).toBe(82);
});

claim('With a limit of 1,000, you can render 12 of these videos at the same time.', () => {
  expect(Math.floor(1000 / (minute + 1))).toBe(12);
});

claim('Renderer functions per video | 200', () => {
  expect(MAX_FUNCTIONS_PER_RENDER).toBe(200);
});

claim('Render duration | 15 to 900 seconds, 120 seconds by default', () => {
  expect(DEFAULT_TIMEOUT).toBe(120);
  for (const seconds of [15, 900]) {
    expect(() => validateTimeout(seconds)).not.toThrow();
  }
  for (const seconds of [14, 901]) {
    expect(() => validateTimeout(seconds)).toThrow('must be between 15 and 900');
  }
});

claim('The quota code is L-B99A9384.', () => {
  expect(LAMBDA_CONCURRENCY_LIMIT_QUOTA).toBe('L-B99A9384');
});

claim("you need 50 x 83 functions. With the extra 10%, that's about 4,600.", () => {
  expect(Math.round((50 * (minute + 1) * 1.1) / 100) * 100).toBe(4600);
});

claim(
  'The command asks you to confirm, and then requests the next multiple of 5,000 above your current limit.',
  async () => {
    const {calls, output} = await runLambdaCli('quotas increase', {
      answers: {
        ...createAwsAccount({}),
        GetServiceQuota: () => ({Quota: {Value: 1000}}),
        GetAWSDefaultServiceQuota: () => ({Quota: {Value: 1000}}),
        ListRequestedServiceQuotaChangeHistoryByQuota: () => ({RequestedQuotas: []}),
        RequestServiceQuotaIncrease: () => ({}),
      },
    });
    expect(output).toContain('Sending request to AWS to increase concurrency limit from 1000 to 5000.');
    expect(output).toContain('Send? (Y/n)');
    expect(calls.at(-1)?.input).toMatchObject({DesiredValue: 5000});
  },
);
