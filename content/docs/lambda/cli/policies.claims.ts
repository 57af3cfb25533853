import {getRolePolicy, getUserPolicy} from '@remotion/lambda';
import {expect} from 'vitest';
import {claim} from '../../../../packages/claims/claim.ts';
import {runLambdaCli} from '../../../../packages/claims/runLambdaCli.ts';

claim('The output is valid JSON, so you can save it to a file.', async () => {
  const {output} = await runLambdaCli('policies user');
  expect(JSON.parse(output)).toHaveProperty('Statement');
});

claim('In Node.js, getUserPolicy() returns the same string.', async () => {
  expect((await runLambdaCli('policies user')).output).toBe(getUserPolicy());
});

claim(
  "Prints the policy for the role that the function assumes while it runs. This doesn't require credentials either.",
  async () => {
    const {calls, output} = await runLambdaCli('policies role', {hasKey: false});
    expect([calls, output]).toEqual([[], getRolePolicy()]);
  },
);

claim(
  'Uses the AWS policy simulator to check whether your user has each permission, and prints a line with ✅ or ❌ for each of them.',
  async () => {
    const answers = {
      GetUser: () => ({User: {Arn: 'arn:aws:iam::123456789012:user/remotion'}}),
      SimulatePrincipalPolicy: ({ActionNames}: Readonly<Record<string, unknown>>) => ({
        EvaluationResults: (ActionNames as string[]).map((name) => ({
          EvalActionName: name,
          EvalDecision: name === 'lambda:DeleteFunction' ? 'implicitDeny' : 'allowed',
        })),
      }),
    };
    const {calls, output, exitCode} = await runLambdaCli('policies validate', {answers});
    expect(calls.some(({command}) => command === 'SimulatePrincipalPolicy')).toBe(true);
    expect(output).toContain('✅ s3:GetObject');
    expect(output).toContain('❌ lambda:DeleteFunction');
    expect(output).not.toContain('Did not have the required permissions on AWS:');
    expect(exitCode).toBe(0);
  },
);

claim('In both cases, the exit code is 0, so a script needs to check the output.', async () => {
  const answers = {
    GetUser: () => {
      throw new Error('AccessDenied');
    },
  };
  const {output, exitCode} = await runLambdaCli('policies validate', {answers});
  expect(output).toContain('Did not have the required permissions on AWS:');
  expect(output).toContain('AccessDenied');
  expect(exitCode).toBe(0);
});

claim(
  'The only subcommands are user, role and validate. The command prints this list and exits with code 1.',
  async () => {
    const {output, exitCode} = await runLambdaCli('policies users');
    expect(output).toContain('Subcommand users not found.');
    expect([...output.matchAll(/^.* policies (\w+)$/gm)].map(([, name]) => name)).toEqual(['user', 'role', 'validate']);
    expect(exitCode).toBe(1);
  },
);
