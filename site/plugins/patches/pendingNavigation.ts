import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {replaceModule} from './replaceModule.ts';

/**
 * A click renders the next page once it has loaded. Docusaurus first renders the former page again, because everything on
 * it that reads the location does so as soon as the URL changes. See `client/routing/browserHistory.ts`.
 *
 * Upstream: https://github.com/facebook/docusaurus/issues/12321 describes another bug in the same component. Delete
 * when a navigation renders once.
 */
export function pendingNavigation(): Plugin {
  return replaceModule(
    'patch-pending-navigation',
    require.resolve('@docusaurus/core/lib/client/PendingNavigation'),
    join(__dirname, '../../client/routing/PendingNavigation.tsx'),
  );
}
