import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../packages/tooling/root.ts';
import {runStep} from '../scripts/runStep.ts';

/**
 * Returns the folder with the tools that only the benchmarks need, and installs them on first use. Their versions are
 * pinned. A lockfile wouldn't help, because one of them depends on the latest version of a package. Lighthouse requires
 * a newer Node.js than this project but runs on this one. Older versions can't read the traces of current browsers.
 */
export async function measureTools(): Promise<string> {
  const folder = join(root, 'bench', 'peers');
  // Their peer dependencies are the packages of this project.
  const options = ['--no-package-lock', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  if (!existsSync(join(folder, 'node_modules'))) {
    await runStep('Installing the benchmark tools', ['npm', 'install', '--prefix', folder, ...options]);
  }
  return join(folder, 'node_modules');
}
