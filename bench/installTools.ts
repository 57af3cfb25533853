import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {readJson} from '../packages/tooling/readJson.ts';
import {root} from '../packages/tooling/root.ts';
import {runStep} from '../scripts/steps/runStep.ts';

/**
 * Installs the tools that only the benchmarks need, unless they're installed, and returns their folder. Their versions
 * are pinned. A lockfile wouldn't help, because one of them depends on the latest version of a package. Lighthouse requires
 * a newer Node.js than this project but runs on this one. Older versions can't read the traces of current browsers.
 */
export async function installTools(): Promise<string> {
  const folder = join(root, 'bench', 'peers');
  // Their peer dependencies are the packages of this project.
  const options = ['--no-package-lock', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  const {dependencies = {}} = readManifest(folder);
  const isInstalled = Object.entries(dependencies).every(
    ([name, version]) => readManifest(join(folder, 'node_modules', name)).version === version,
  );
  if (!isInstalled) {
    await runStep('Installing the benchmark tools', ['npm', 'install', '--prefix', folder, ...options]);
  }
  return join(folder, 'node_modules');
}

function readManifest(folder: string): {readonly version?: string; readonly dependencies?: Record<string, string>} {
  const file = join(folder, 'package.json');
  return existsSync(file) ? readJson<object>(file) : {};
}
