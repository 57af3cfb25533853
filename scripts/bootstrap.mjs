// Runs before anything is installed: plain JavaScript, no dependency.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const leastNode = [20, 19];

/** Installs what is missing, then runs a TypeScript program of this folder and passes its exit status on. */
export const run = (program) => {
  requireNode();
  installDependencies();
  const {status, signal} = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(root, 'scripts', program), ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  process.exit(signal ? 1 : (status ?? 1));
};

const requireNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor, leastMinor] = leastNode;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  stop(`This project needs Node.js ${leastNode.join('.')} or newer; this is ${process.versions.node}.`);
};

/** Runs `npm ci` unless the installed tree already belongs to the lock file. */
const installDependencies = () => {
  const stamp = join(root, 'node_modules', '.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing dependencies (some minutes the first time) …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.error || npm.status !== 0)
    stop('The dependencies could not be installed: npm ci failed, its message is above.');
  writeFileSync(stamp, lock);
};

const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};
