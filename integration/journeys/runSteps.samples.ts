import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {readSteps, type Step} from './readSteps.ts';
import {runSteps} from './runSteps.ts';

const place = {page: 'content/docs/a.mdx', line: 7};

function run(...steps: readonly Step[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'steps-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  return runSteps(folder, steps);
}

test('names the line of a command that fails, and what it printed', async () => {
  await expect(run({...place, kind: 'run', command: 'echo Broken && exit 3'})).rejects.toThrow(
    'content/docs/a.mdx:7: "echo Broken && exit 3" ends with code 3: Broken',
  );
});

test('fails when a command prints something else', async () => {
  await expect(run({...place, kind: 'run', command: 'echo 401', prints: '200'})).rejects.toThrow(
    'content/docs/a.mdx:7: "echo 401" should print "200", but prints: 401',
  );
});

test('only has the packages that are installed', async () => {
  const command = 'node -p "require(\'remotion/package.json\').name"';
  await expect(run({...place, kind: 'run', command})).rejects.toThrow("Cannot find module 'remotion/package.json'");
  await run({...place, kind: 'install', packages: 'remotion@3.2.44'}, {...place, kind: 'run', command});
});

test('rejects a package.json with packages that the page has not installed', async () => {
  await expect(run({...place, kind: 'merge', manifest: {dependencies: {remotion: '3.2.44'}}})).rejects.toThrow(
    "content/docs/a.mdx:7: package.json contains remotion, but the page hasn't installed it.",
  );
});

test('fails when a server ends before it responds', async () => {
  await expect(run({...place, kind: 'start', command: 'exit 1', url: 'http://localhost:1'})).rejects.toThrow(
    'content/docs/a.mdx:7: "exit 1" ends with code 1',
  );
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
