import {execFileSync} from 'node:child_process';

/** Whether the checkout has a Git history. Without one, the date of a page's last change is unknown. */
export function hasHistory(): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', 'HEAD'], {cwd: __dirname, stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}
