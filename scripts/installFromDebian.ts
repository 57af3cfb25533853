import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

/** Installs a package of the distribution, and says whether it could: on Debian and its relatives, as root. */
export const installFromDebian = (name: string): boolean => {
  const isDebian =
    existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (!isDebian || process.getuid?.() !== 0) return false;
  console.log(`Installing the distribution’s ${name} …`);
  execFileSync('apt-get', ['update', '-qq'], {stdio: ['ignore', 'ignore', 'inherit']});
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return true;
};
