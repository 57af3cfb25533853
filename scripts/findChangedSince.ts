import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../packages/tooling/root.ts';

const file = join(root, '.ci', 'last-full-run');

/** Returns the commit of the last run that passed, if this checkout has it in its history. */
export function readLastFullRun(): string | undefined {
  const commit = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return commit !== '' && git('merge-base', '--is-ancestor', commit, 'HEAD').status === 0 ? commit : undefined;
}

/**
 * Records the current commit as fully tested: the suites that this run skipped have passed with the same inputs. Does
 * nothing if there are changes that aren't committed.
 */
export function writeLastFullRun(): void {
  const {status, stdout} = git('status', '--porcelain');
  if (status === 0 && stdout.trim() === '') {
    writeFileSync(file, git('rev-parse', 'HEAD').stdout);
    console.log("\nCommit .ci/last-full-run, so that later runs can skip suites whose inputs haven't changed.");
  }
}

/** Returns the files in the paths that aren't the same as in a commit, including the working tree. */
export function findChangedSince(commit: string, paths: readonly string[]): readonly string[] {
  const changed = git('diff', '--name-only', commit, '--', ...paths).stdout;
  const added = git('ls-files', '--others', '--exclude-standard', '--', ...paths).stdout;
  return `${changed}${added}`.split('\n').filter((file) => file !== '');
}

function git(...args: readonly string[]): {status: number | null; stdout: string} {
  return spawnSync('git', args, {cwd: root, encoding: 'utf8'});
}
