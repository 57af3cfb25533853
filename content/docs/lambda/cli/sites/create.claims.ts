import {join} from 'node:path';
import {expect, vi} from 'vitest';
import {claim} from '../../../../../packages/claims/claim.ts';
import {enterProject} from '../../../../../packages/claims/enterProject.ts';
import {runLambdaCli} from '../../../../../packages/claims/runLambdaCli.ts';

claim("Remotion couldn't find an entry point.", async () => {
  enterProject({});
  const {calls, output, exitCode} = await runLambdaCli('sites create');
  expect(output).toContain('No entry file passed.');
  expect([calls, exitCode]).toEqual([[], 1]);
});

claim("If you leave it out, or if the file doesn't exist, Remotion looks for it.", async () => {
  enterProject({'src/index.ts': ''});
  for (const argument of ['', 'src/idx.ts']) {
    // The next step is to find the bucket.
    const {calls} = await runLambdaCli(`sites create ${argument}`);
    expect(calls.map(({command}) => command)).toEqual(['ListBuckets']);
  }
});

claim("or you've run the command in a subfolder.", async () => {
  const folder = enterProject({'src/index.ts': '', 'docs/readme.md': ''});
  const subfolder = join(folder, 'docs');
  vi.mocked(process.cwd).mockReturnValue(subfolder);
  const {output, exitCode} = await runLambdaCli('sites create', {remotionRoot: folder});
  expect(output).toContain(
    `No file exists at ${join(subfolder, 'src/index.ts')}. Make sure the path exists and try again.`,
  );
  expect(exitCode).toBe(1);
});

claim(
  'If the path is a folder, you get the message You passed a path … but it is a directory. Pass a file instead.',
  async () => {
    const folder = enterProject({'src/index.ts': ''});
    const {output} = await runLambdaCli('sites create src');
    expect(output).toContain(`You passed a path ${join(folder, 'src')} but it is a directory. Pass a file instead.`);
  },
);

claim('In 3.2.44, Remotion only checks whether the name contains at least one of them.', async () => {
  enterProject({'src/index.ts': ''});
  const create = (name: string): ReturnType<typeof runLambdaCli> =>
    runLambdaCli(`sites create src/index.ts --site-name=${name}`);
  const refused = await create('äöü');
  expect(refused.output).toContain('The `siteName` must match the RegExp');
  expect(refused.calls).toEqual([]);
  expect((await create('ä-b/c')).calls.map(({command}) => command)).toEqual(['ListBuckets']);
});

claim('The command fails if the name can be read as a number, such as 2024.', async () => {
  enterProject({'src/index.ts': ''});
  const {calls, output, exitCode} = await runLambdaCli('sites create src/index.ts --site-name=2024');
  expect(output).toContain("The 'projectName' argument must be a string if provided, but is 2024");
  expect([calls, exitCode]).toEqual([[], 1]);
});
