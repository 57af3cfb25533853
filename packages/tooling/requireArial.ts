import {existsSync, readdirSync} from 'node:fs';
import {homedir} from 'node:os';
import {join} from 'node:path';
import {installDebianPackage} from './installDebianPackage.ts';

/**
 * Makes sure that a typeface with the metrics of Arial is installed. The style sheets use it as the fallback until their
 * own typeface has loaded, and the browser tests check that the layout doesn't shift. Installs one on Debian and Ubuntu
 * if it runs as root.
 * @returns the path of the typeface.
 * @throws one sentence that says how to install it.
 */
export function requireArial(): string {
  // macOS and Windows include it.
  if (process.platform !== 'linux') {
    return 'Arial';
  }
  const path = findTypeface() ?? (installDebianPackage('fonts-liberation') ? findTypeface() : undefined);
  if (path === undefined) {
    throw new Error(
      'The tests need Arial or a typeface with its metrics. Install Liberation Sans: "apt-get install fonts-liberation" on Debian and Ubuntu, "dnf install liberation-sans-fonts" on Fedora.',
    );
  }
  return path;
}

const folders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.fonts'),
  join(homedir(), '.local/share/fonts'),
];

function findTypeface(): string | undefined {
  return folders
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => join(folder, file)))
    .find((file) => /\/(?:arial|LiberationSans-Regular)\.(?:ttf|otf)$/i.test(file));
}
