import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../../packages/tooling/root.ts';

const file = join(root, '.ci', 'last-passed-run');

/** Returns the commit of the last run that passed, if this checkout has it in its history. */
export function readLastPassedRun(): string | undefined {
  const commit = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return commit !== '' && git('merge-base', '--is-ancestor', commit, 'HEAD').status === 0 ? commit : undefined;
}

/**
 * Records the current commit as fully tested: the suites that this run skipped have passed with the same inputs. Does
 * nothing if there are changes that aren't committed.
 */
export function writeLastPassedRun(): void {
  const {status, stdout} = git('status', '--porcelain');
  if (status === 0 && stdout.trim() === '') {
    writeFileSync(file, git('rev-parse', 'HEAD').stdout);
    console.log("\nCommit .ci/last-passed-run, so that later runs can skip suites whose inputs haven't changed.");
  }
}

/** Returns the files that match the pathspecs, or all, and aren't as they were in a commit, even if uncommitted. */
export function findChangedFiles(commit: string, paths: readonly string[]): readonly string[] {
  const changed = git('diff', '--name-only', commit, '--', ...paths).stdout;
  const added = git('ls-files', '--others', '--exclude-standard', '--', ...paths).stdout;
  return splitLines(`${changed}${added}`);
}

/** Returns the files that Git tracks and that match the pathspecs. */
export function listFiles(paths: readonly string[]): readonly string[] {
  // Without pathspecs, Git would list all files.
  return paths.length > 0 ? splitLines(git('ls-files', '--', ...paths).stdout) : [];
}

function splitLines(output: string): readonly string[] {
  return output.split('\n').filter((line) => line !== '');
}

function git(...args: readonly string[]): {status: number | null; stdout: string} {
  return spawnSync('git', args, {cwd: root, encoding: 'utf8'});
}
