import {join} from 'node:path';
import {type DiskCache, openDiskCache} from '../../../tooling/openDiskCache.ts';
import {root} from '../../../tooling/root.ts';

/** Opens the cache of types, which `npm run sample-types` fills while the pages are built. */
export function openTypesCache(): DiskCache {
  return openDiskCache('sample-types', typeInputs);
}

/** Everything that affects a type in addition to the sample: installed packages and this code. */
export const typeInputs = [
  'package-lock.json',
  'packages/toolkit-model/types',
  'packages/content-model/samples',
  'packages/tooling/escapeHtml.ts',
].map((path) => join(root, path));
