import {spawnSync} from 'node:child_process';
import {chmodSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {root} from './root.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'new-machine-'));
  symlinkSync(process.execPath, join(folder, 'node'));
  createInstaller('npx');
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Creates a program that records how it was called and can't install anything. */
function createInstaller(name: string): void {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\necho "${name} $*" >> "${folder}/calls"\nexit 1\n`);
  chmodSync(path, 0o755);
}

/** Runs the command behind `npm test` on a machine that only has Node.js and the given installers. */
function runTests() {
  const {stdout, stderr, status} = spawnSync(process.execPath, ['--import', 'tsx', join('scripts', 'runTests.ts')], {
    cwd: root,
    encoding: 'utf8',
    env: {...process.env, BROWSER_EXECUTABLE: '', PATH: folder, PLAYWRIGHT_BROWSERS_PATH: join(folder, 'browsers')},
  });
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  return {stdout, stderr, status, calls};
}

// The paths of Chrome on macOS and Windows don't depend on PATH.
describe.runIf(process.platform === 'linux')('npm test on a machine without a browser and FFmpeg', () => {
  test('lists what is missing before it runs any suite', () => {
    const {stdout, stderr, status, calls} = runTests();
    expect(calls).toEqual(['npx playwright install chromium']);
    expect(stderr).toContain('The tests need Chrome or Chromium. Install one, or set BROWSER_EXECUTABLE to its path.');
    expect(stderr).toMatch(/The tests need ffmpeg and ffprobe on the PATH\. Install FFmpeg .*"brew install ffmpeg"/);
    expect(stdout.match(/^▸ .*/gm)).toEqual(['▸ Prerequisites: a browser, FFmpeg and Arial']);
    expect(stdout).toMatch(/\n0 passed, 1 failed\n$/);
    expect(status).toBe(1);
  });

  test.runIf(process.getuid?.() === 0)('tries apt-get for each as root, the headless shell first', () => {
    createInstaller('apt-get');
    const {stdout, calls} = runTests();
    expect(calls.slice(0, 5)).toEqual([
      'npx playwright install chromium',
      ...Array<string>(4).fill('apt-get -qq update'),
    ]);
    // The typeface may be installed, because its search doesn't depend on PATH.
    expect(stdout.match(/^ {2}Installing .*/gm)?.slice(0, 4)).toEqual([
      '  Installing chromium-headless-shell with apt-get …',
      '  Installing chromium with apt-get …',
      '  Installing chromium with apt-get …',
      '  Installing ffmpeg with apt-get …',
    ]);
  });
});
