import {spawnSync} from 'node:child_process';
import {findOnPath} from './findOnPath.ts';

/**
 * Installs a package with `apt-get`, and returns whether that worked. Does nothing on systems that have no `apt-get`,
 * or if the process may not install anything because it doesn't run as root.
 */
export function installDebianPackage(name: string): boolean {
  if (findOnPath('apt-get') === undefined || process.getuid?.() !== 0) {
    return false;
  }
  console.log(`  Installing ${name} with apt-get …`);
  return run('update') && run('install', '-y', '--no-install-recommends', name);
}

function run(...args: readonly string[]): boolean {
  const {status} = spawnSync('apt-get', ['-qq', ...args], {stdio: ['ignore', 'ignore', 'inherit']});
  return status === 0;
}
