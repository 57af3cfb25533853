import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../root.ts';
import {runStep} from '../runStep.ts';

/**
 * The folder with what only measurements need, pinned there by a lock file of its own and installed on the first use.
 * Nothing else of this project needs it.
 */
export const benchTools = async (): Promise<string> => {
  const folder = join(root, 'bench');
  // Their peers are this project's own packages.
  if (!existsSync(join(folder, 'node_modules')))
    await runStep('Installing what the measurements need', ['npm', 'ci', '--prefix', folder, '--legacy-peer-deps']);
  return join(folder, 'node_modules');
};
