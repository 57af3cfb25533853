import {getUserPolicy} from '@remotion/lambda';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {forbidAws} from '../../../packages/claims/replaceAws.ts';

claim(
  "The policy is part of the package, so the function doesn't send any requests to AWS and doesn't need an access key.",
  () => {
    const calls = forbidAws();
    expect(JSON.parse(getUserPolicy())).toHaveProperty('Statement');
    expect(calls).toEqual([]);
  },
);

claim('The policy as JSON, indented with two spaces.', () => {
  const policy = getUserPolicy();
  expect(policy).toBe(JSON.stringify(JSON.parse(policy), null, 2));
});
