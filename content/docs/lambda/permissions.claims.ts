import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {deployFunction, getRolePolicy, getUserPolicy, simulatePermissions} from '@remotion/lambda';
import {getRenderProgress, renderMediaOnLambda, renderStillOnLambda} from '@remotion/lambda/client';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createPayload} from '../../../packages/claims/lambdaPayload.ts';
import {forbidAws, replaceAws} from '../../../packages/claims/replaceAws.ts';

type Statement = {readonly Sid: string; readonly Action: readonly string[]; readonly Resource: readonly string[]};

function readStatements(policy: string): readonly Statement[] {
  return (JSON.parse(policy) as {Statement: readonly Statement[]}).Statement;
}

const user = readStatements(getUserPolicy());
const role = readStatements(getRolePolicy());

function listActions(statements: readonly Statement[]): readonly string[] {
  return statements.flatMap(({Action}) => Action);
}

/** Returns the code block of the page with this title. */
function readSample(title: string): unknown {
  const page = readFileSync(join(import.meta.dirname, 'permissions.mdx'), 'utf8');
  const [, text] = new RegExp(`title="${title}"[^\\n]*\\n(.*?)\`\`\``, 's').exec(page) ?? [];
  return JSON.parse(text ?? '');
}

claim('The policies on this page are for Remotion 3.2.44.', () => {
  expect(readSample('remotion-user-policy')).toEqual(JSON.parse(getUserPolicy()));
  expect(readSample('remotion-lambda-policy')).toEqual(JSON.parse(getRolePolicy()));
});

claim('You can print this policy without credentials', () => {
  const calls = forbidAws();
  expect(readStatements(getUserPolicy())).not.toEqual([]);
  expect(calls).toEqual([]);
});

claim(
  'The command checks each of the 29 permissions in the user policy with the AWS policy simulator, and prints a line that begins with ✅ or ❌. The only exception is iam:GetUser, which Remotion calls directly instead of simulating it.',
  async () => {
    expect(new Set(listActions(user)).size).toBe(29);
    const calls = replaceAws({
      GetUser: () => ({User: {Arn: 'arn:aws:iam::123456789012:user/remotion'}}),
      SimulatePrincipalPolicy: ({ActionNames}) => ({
        EvaluationResults: (ActionNames as string[]).map((EvalActionName) => ({
          EvalActionName,
          EvalDecision: 'allowed',
        })),
      }),
    });
    const checked: string[] = [];
    await simulatePermissions({region: 'us-east-1', onSimulation: ({name}) => void checked.push(name)});
    expect([...checked].sort()).toEqual([...listActions(user)].sort());
    const simulated = calls.flatMap(({input}) => (input.ActionNames as string[] | undefined) ?? []);
    expect(simulated).not.toContain('iam:GetUser');
  },
);

claim('the user policy contains iam:PassRole, and the role policy contains logs:PutLogEvents.', () => {
  const [userActions, roleActions] = [listActions(user), listActions(role)];
  expect([userActions.includes('iam:PassRole'), roleActions.includes('iam:PassRole')]).toEqual([true, false]);
  expect([userActions.includes('logs:PutLogEvents'), roleActions.includes('logs:PutLogEvents')]).toEqual([false, true]);
});

claim("The only action that isn't read-only is requesting a higher quota.", () => {
  const everywhere = listActions(user.filter(({Resource}) => Resource.includes('*')));
  expect(everywhere.filter((action) => !/:(?:List|Get|Simulate)/.test(action))).toEqual([
    'servicequotas:RequestServiceQuotaIncrease',
  ]);
});

claim('iam:PassRole only covers this name.', () => {
  const statement = user.find(({Action}) => Action.includes('iam:PassRole'));
  expect(statement?.Resource).toEqual(['arn:aws:iam::*:role/remotion-lambda-role']);
});

claim('Finding functions and reading their memory, disk size and timeout (deployments also do this)', async () => {
  const calls = replaceAws({
    GetUser: () => ({User: {Arn: 'arn:aws:iam::123456789012:user/remotion'}}),
    ListFunctions: () => ({Functions: []}),
    CreateFunction: ({FunctionName}) => ({FunctionName}),
    PutFunctionEventInvokeConfig: () => ({}),
  });
  await deployFunction({
    region: 'us-east-1',
    memorySizeInMb: 2048,
    timeoutInSeconds: 120,
    architecture: 'arm64',
    createCloudWatchLogGroup: false,
  });
  expect(calls.map(({command}) => command)).toContain('ListFunctions');
});

claim(
  'With this policy, the server can call renderMediaOnLambda(), renderStillOnLambda() and getRenderProgress().',
  async () => {
    const [statement] = (readSample('render-only-policy') as {Statement: readonly Statement[]}).Statement;
    expect(statement?.Action).toEqual(['lambda:InvokeFunction']);
    const calls = replaceAws({Invoke: () => createPayload({renderId: 'a', bucketName: 'remotionlambda-a'})});
    const functionName = 'remotion-render-3-2-44-mem2048mb-disk2048mb-120sec';
    const options = {functionName, region: 'us-east-1', serveUrl: 'https://example.com', composition: 'A'} as const;
    await renderMediaOnLambda({...options, codec: 'h264', inputProps: {}});
    await renderStillOnLambda({...options, inputProps: {}, imageFormat: 'png', privacy: 'public'});
    await getRenderProgress({functionName, region: 'us-east-1', bucketName: 'remotionlambda-a', renderId: 'a'});
    expect(new Set(calls.map(({command}) => command))).toEqual(new Set(['Invoke']));
  },
);
