import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../root.ts';
import {runStep} from '../runStep.ts';

/**
 * The folder with what only measurements need, installed on the first use. Nothing else of this project needs it. The
 * tools are pinned; a lock file would not hold, because one of them asks for the latest version of a package. Lighthouse
 * names a newer Node.js than this project needs, and runs on this one; older ones can't read what Chrome records now.
 */
export const benchTools = async (): Promise<string> => {
  const folder = join(root, 'bench');
  // Their peers are this project's own packages.
  const options = ['--no-package-lock', '--legacy-peer-deps', '--no-audit', '--no-fund'];
  if (!existsSync(join(folder, 'node_modules')))
    await runStep('Installing what the measurements need', ['npm', 'install', '--prefix', folder, ...options]);
  return join(folder, 'node_modules');
};
