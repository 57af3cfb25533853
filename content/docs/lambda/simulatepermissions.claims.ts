import {simulatePermissions} from '@remotion/lambda';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {type Answers, replaceAws} from '../../../packages/claims/replaceAws.ts';

const account: Answers = {
  GetUser: () => ({User: {Arn: 'arn:aws:iam::123456789012:user/remotion'}}),
  SimulatePrincipalPolicy: ({ActionNames}) => ({
    EvaluationResults: (ActionNames as string[]).map((name) => ({
      EvalActionName: name,
      EvalDecision: name === 's3:DeleteObject' ? 'implicitDeny' : 'allowed',
    })),
  }),
};

claim("It uses the AWS policy simulator, so it doesn't change anything in your account.", async () => {
  const calls = replaceAws(account);
  await simulatePermissions({region: 'us-east-1', onSimulation: () => {}});
  expect(new Set(calls.map(({command}) => command))).toEqual(new Set(['GetUser', 'SimulatePrincipalPolicy']));
});

claim("Called with each result as soon as it's available.", async () => {
  replaceAws(account);
  const seen: unknown[] = [];
  const {results} = await simulatePermissions({region: 'us-east-1', onSimulation: (result) => seen.push(result)});
  expect(results.length).toBeGreaterThan(10);
  expect(seen).toEqual(results);
});

claim("implicitDeny | No policy allows the permission, so it's denied.", async () => {
  replaceAws(account);
  const {results} = await simulatePermissions({region: 'us-east-1', onSimulation: () => {}});
  expect(results.filter(({decision}) => decision !== 'allowed').map(({name}) => name)).toContain('s3:DeleteObject');
});

claim("AWS didn't return a user for your access key.", async () => {
  replaceAws({...account, GetUser: () => ({})});
  await expect(simulatePermissions({region: 'us-east-1', onSimulation: () => {}})).rejects.toThrow(
    'No valid AWS user detected',
  );
});
