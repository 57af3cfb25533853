import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replaceModule} from './replaceModule.ts';

/**
 * Samples are highlighted at build time, so Prism and its grammars stay out of the browser.
 *
 * Upstream: theme-classic always loads Prism. Delete when it can be left out.
 */
export function prism(): Plugin {
  return replaceModule(
    'patch-prism',
    require.resolve('@docusaurus/theme-classic/lib/prism-include-languages'),
    join(__dirname, 'emptyModule.ts'),
  );
}
