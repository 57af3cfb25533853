import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {root} from '../../tooling/root.ts';
import type {AgentData} from './AgentData.ts';

/** Reads the versions of the packages that this documentation is tested with, and the declarations that they need. */
export function readStarter(): AgentData['starter'] {
  const folder = join(root, 'packages', 'toolkit-model');
  const {dependencies, devDependencies} = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  return {
    versions: {...dependencies, ...devDependencies},
    declarations: readFileSync(join(folder, 'types', 'react-19.d.ts'), 'utf8'),
  };
}
