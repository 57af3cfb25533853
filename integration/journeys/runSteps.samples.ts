import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {expect, onTestFinished, test} from 'vitest';
import {createAwsProcesses} from './createAwsProcesses.ts';
import {findColors} from './findColors.ts';
import {readSteps, type Step} from './readSteps.ts';
import {runSteps} from './runSteps.ts';

const location = {page: 'content/docs/a.mdx', line: 7};

function run(...steps: readonly Step[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return runSteps(folder, steps);
}

test('names the line of a command that fails, and what it printed', async () => {
  await expect(run({...location, kind: 'run', command: 'echo Broken && exit 3'})).rejects.toThrow(
    'content/docs/a.mdx:7: "echo Broken && exit 3" ends with code 3: Broken',
  );
});

test('fails when a command prints something else', async () => {
  await expect(run({...location, kind: 'run', command: 'echo 401', prints: '200'})).rejects.toThrow(
    'content/docs/a.mdx:7: "echo 401" should print "200", but prints: 401',
  );
});

test('only has the packages that are installed', async () => {
  const command = 'node -p "require(\'remotion/package.json\').name"';
  await expect(run({...location, kind: 'run', command})).rejects.toThrow("Cannot find module 'remotion/package.json'");
  await run({...location, kind: 'install', packages: 'remotion@3.2.44'}, {...location, kind: 'run', command});
});

test('rejects a package.json with packages that the page has not installed', async () => {
  await expect(run({...location, kind: 'merge', manifest: {dependencies: {remotion: '3.2.44'}}})).rejects.toThrow(
    "content/docs/a.mdx:7: package.json contains remotion, but the page hasn't installed it.",
  );
});

test('fails when a server ends before it responds', async () => {
  await expect(run({...location, kind: 'start', command: 'exit 1', url: 'http://localhost:1'})).rejects.toThrow(
    'content/docs/a.mdx:7: "exit 1" ends with code 1',
  );
});

test('runs all commands in one terminal', async () => {
  await run(
    {...location, kind: 'run', command: 'set -a'},
    {...location, kind: 'run', command: "CITY='New York'"},
    {...location, kind: 'run', command: 'set +a'},
    {...location, kind: 'run', command: 'FRUIT=fig'},
    {
      ...location,
      kind: 'run',
      command: "node -p '[process.env.CITY, process.env.FRUIT].join()'",
      prints: 'New York,\n',
    },
  );
});

test('fails when an app throws an error, or has no Player', async () => {
  const open = (html: string): Promise<void> =>
    run({...location, kind: 'play', url: `data:text/html,${html}`, shows: 'Hello'});
  await expect(open('<script>throw new Error("Broken")</script>')).rejects.toThrow('content/docs/a.mdx:7: Broken');
  await expect(open('<p>Hello')).rejects.toThrow('<p>Hello shows "Hello" before its video plays.');
});

test('fails when a video never shows its text', async () => {
  const html = '<p style="opacity: 0">Hello</p><button>Play video</button>';
  const step = {...location, kind: 'play', url: `data:text/html,${html}`, shows: 'Hello'} as const;
  await expect(run(step)).rejects.toThrow('plays, but never draws "Hello".');
});

test('fails when a command sends something else to AWS', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  const account = mkdtempSync(join(tmpdir(), 'account-'));
  onTestFinished(() => [folder, account].forEach((path) => rmSync(path, {recursive: true})));
  const aws = await createAwsProcesses(account);
  const variables = 'AWS_ACCESS_KEY_ID=key AWS_SECRET_ACCESS_KEY=secret';
  const command = `${variables} node -e "require('@remotion/lambda').getFunctions({region: 'us-east-1'})"`;
  const steps = [{...location, kind: 'run', command}] as const;
  await expect(runSteps(folder, steps, {given: '@remotion/lambda', aws})).rejects.toThrow(
    'should send "" to AWS, but sends: ListFunctions',
  );
  await runSteps(folder, [{...steps[0], sends: ['ListFunctions']}], {aws});
});

test('finds the colors of an image', async () => {
  const image = await sharp({create: {width: 2, height: 2, channels: 4, background: '#ff5c3e'}})
    .png()
    .toBuffer();
  expect(await findColors(image, ['#ff5c3e', '#ff5c3f'])).toEqual(['#ff5c3e']);
});

test('fails when a page no longer contains what a journey is about', () => {
  const page = '(techniques)/stills.mdx';
  expect(() => readSteps({page, from: 'Nothing'})).toThrow('stills.mdx has no heading "Nothing".');
  expect(() => readSteps({page, skip: ['npm run nothing']})).toThrow(
    'stills.mdx has no file and no command "npm run nothing" that could be skipped.',
  );
  expect(() => readSteps({page, instructions: [{says: 'Do nothing.', run: 'true'}]})).toThrow(
    'stills.mdx no longer says "Do nothing.". Check what a reader now has to do.',
  );
});
