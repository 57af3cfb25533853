// Runs before anything is installed, so it's plain JavaScript without dependencies.
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const minNode = [20, 19];

/** Installs missing dependencies, then runs a TypeScript program in this folder and exits with its exit code. */
export function bootstrap(program) {
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
}

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [minMajor, minMinor] = minNode;
  if (major > minMajor || (major === minMajor && minor >= minMinor)) {
    return;
  }
  stop(`This project requires Node.js ${minNode.join('.')} or newer, but you're using ${process.versions.node}.`);
}

/** Runs `npm ci` unless the installed packages already match the lockfile. */
function installDependencies() {
  const stamp = join(root, 'node_modules', '.installed-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) {
    return;
  }
  console.log('Installing dependencies (takes a few minutes the first time) …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.error || npm.status !== 0) {
    stop("The dependencies couldn't be installed because npm ci failed. Its output is above.");
  }
  writeFileSync(stamp, lock);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
