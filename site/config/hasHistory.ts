import {execFileSync} from 'node:child_process';

/** Whether the site is built in a checkout with commits. In a downloaded archive, nobody knows when a page changed. */
export const hasHistory = (): boolean => {
  try {
    execFileSync('git', ['rev-parse', '--verify', 'HEAD'], {cwd: __dirname, stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
};
