import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replaceModule} from './replaceModule.ts';

/**
 * Browsers load what they use of the package, instead of all of it with TypeScript's helpers.
 *
 * Upstream: @docusaurus/utils-common is CommonJS, so bundlers can't remove what isn't used. Delete when it has ES modules.
 */
export function commonUtilities(): Plugin {
  return replaceModule(
    'patch-common-utilities',
    '@docusaurus/utils-common$',
    join(__dirname, '../../client/boot/commonUtilities.ts'),
  );
}
