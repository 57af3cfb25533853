import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

const client = join(__dirname, '../../client');

/**
 * What deferred scripts need, which `pageTemplate` arranges: events of the reader are replayed once the scripts are
 * there, and other pages are prefetched only if they are likely to be opened.
 */
export function deferredScripts(): Plugin {
  return {
    name: 'deferred-scripts',
    getClientModules: () => [join(client, 'boot/replayEvents.ts'), join(client, 'routing/prefetchLikely.ts')],
    configureWebpack: () => ({
      resolve: {
        alias: {[require.resolve('@docusaurus/core/lib/client/prefetch')]: join(client, 'routing/prefetchScript.ts')},
      },
    }),
  };
}
