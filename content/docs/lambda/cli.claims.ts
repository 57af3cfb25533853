import {execFileSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {createAwsAccount} from '../../../packages/claims/createAwsAccount.ts';
import {runLambdaCli} from '../../../packages/claims/runLambdaCli.ts';

const functions = ['remotion-render-3-2-44-mem2048mb-disk2048mb-120sec'];

function createFailure(name: string): {ListFunctions: () => never} {
  return {
    ListFunctions: () => {
      throw Object.assign(new Error(`${name}: failed`), {name});
    },
  };
}

claim('If neither is set, it uses us-east-1.', async () => {
  const {output} = await runLambdaCli('functions ls', {answers: createAwsAccount({})});
  expect(output).toContain('in the us-east-1 region');
});

claim('The AWS region to use.', async () => {
  const {output} = await runLambdaCli('functions ls --region=eu-west-1', {answers: createAwsAccount({})});
  expect(output).toContain('in the eu-west-1 region');
});

claim('Any other region causes an error.', async () => {
  const {output, exitCode} = await runLambdaCli('functions ls --region=eu-west-3');
  expect(output).toContain('eu-west-3 is not a valid AWS region.');
  expect(exitCode).toBe(1);
});

claim('The --force and -f flags do the same.', async () => {
  for (const flag of ['--yes', '-y', '--force', '-f']) {
    const {calls, output} = await runLambdaCli(`functions rmall ${flag}`, {answers: createAwsAccount({functions})});
    expect(output).not.toContain('Delete?');
    expect(calls.at(-1)?.command).toBe('DeleteFunction');
  }
});

claim("Put -f at the end of the command. Otherwise, Remotion treats the next word as the flag's value.", async () => {
  const {calls, output, exitCode} = await runLambdaCli(`functions rm -f ${functions[0]}`);
  expect(output).toContain('No function name passed.');
  expect(exitCode).toBe(1);
  expect(calls).toEqual([]);
});

claim(
  'With this flag, the ls commands only print a list of names, separated by spaces, or () if there are none.',
  async () => {
    expect((await runLambdaCli('functions ls -q', {answers: createAwsAccount({functions})})).output).toBe(functions[0]);
    for (const command of ['functions ls -q', 'sites ls -q']) {
      expect((await runLambdaCli(command, {answers: createAwsAccount({})})).output).toBe('()');
    }
  },
);

claim('functions deploy only prints the function name', async () => {
  const answers = createAwsAccount({functions});
  const {output} = await runLambdaCli('functions deploy -q --disable-cloudwatch', {answers});
  expect(output).toBe(functions[0]);
});

claim('If you pass () on to an rm command, that command does nothing.', async () => {
  for (const command of ['functions rm ()', 'sites rm ()']) {
    expect(await runLambdaCli(command)).toMatchObject({calls: [], exitCode: 0});
  }
});

claim("Prints the help of npx remotion, which doesn't include these commands.", () => {
  const cli = createRequire(import.meta.url).resolve('@remotion/cli/remotion-cli.js');
  const help = execFileSync(process.execPath, [cli, 'lambda', '--help'], {encoding: 'utf8'});
  expect(help).toContain('remotion render <entry-point.ts>');
  expect(help).not.toContain('lambda');
});

claim('To list them, run npx remotion lambda without arguments.', async () => {
  const {output, exitCode} = await runLambdaCli('', {hasKey: false});
  expect(output).toContain('remotion lambda render');
  expect(exitCode).toBe(0);
});

claim('Without a key, you can only use policies user and policies role, and print the list of commands.', async () => {
  for (const command of ['policies user', 'policies role', '']) {
    expect(await runLambdaCli(command, {hasKey: false})).toMatchObject({exitCode: 0});
  }
  for (const command of ['regions', 'policies validate', 'functions ls', 'quotas', 'sites ls', 'render', 'still']) {
    const {output, exitCode} = await runLambdaCli(command, {hasKey: false});
    expect(output).toContain('have not set the environment variable AWS_ACCESS_KEY_ID or REMOTION_AWS_ACCESS_KEY_ID.');
    expect(exitCode).toBe(1);
  }
});

claim("Your AWS user or the function's role lacks a permission.", async () => {
  const {output, exitCode} = await runLambdaCli('functions ls', {answers: createFailure('AccessDenied')});
  expect(output).toContain('AWS returned an "AccessDenied" error message meaning a permission is missing.');
  expect(exitCode).toBe(1);
});

claim('Too many functions are running at the same time, or too many were started within a short time.', async () => {
  const {output} = await runLambdaCli('functions ls', {answers: createFailure('TooManyRequestsException')});
  expect(output).toContain(
    'AWS returned an "TooManyRequestsException" error message which could mean you reached the concurrency limit',
  );
});

claim("There's no command with this name, so Remotion prints a list of all commands.", async () => {
  const {output, exitCode} = await runLambdaCli('create');
  expect(output).toContain('Command create not found.');
  expect(output).toContain('remotion lambda render');
  expect(exitCode).toBe(1);
});

claim(
  "If you use a command's old name, Remotion prints the new one: upload is now called sites create, and deploy is called functions deploy.",
  async () => {
    expect((await runLambdaCli('upload')).output).toContain('After: remotion lambda sites create <entry-point>');
    expect((await runLambdaCli('deploy')).output).toContain('After: remotion lambda functions deploy');
  },
);
