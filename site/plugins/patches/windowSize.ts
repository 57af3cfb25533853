import {dirname, join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replaceModule} from './replaceModule.ts';

/**
 * A page that a reader navigates to renders once. Docusaurus renders its layout again when an effect has found out
 * whether the window is wide.
 *
 * Upstream: https://github.com/facebook/docusaurus/issues/9379 explains why the first size has to be `ssr`, but not why
 * later ones are. Delete when the hook uses `useSyncExternalStore()`.
 */
export function windowSize(): Plugin {
  return replaceModule(
    'patch-window-size',
    join(dirname(require.resolve('@docusaurus/theme-common')), 'hooks/useWindowSize.js'),
    join(__dirname, '../../client/boot/useWindowSize.ts'),
  );
}
