import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {chunkLoadTimeoutMs} from '../../client/boot/chunkLoadTimeout.ts';

/**
 * A page whose scripts can't be loaded offers Retry, as specified, instead of reloading forever or staying dead.
 *
 * Upstream: there is no hook for chunks that fail to load. Delete when Docusaurus has one.
 */
export function failedChunks(): Plugin {
  return {
    name: 'patch-failed-chunks',
    configureWebpack: () => ({
      output: {chunkLoadTimeout: chunkLoadTimeoutMs},
      resolve: {
        alias: {
          [require.resolve('@docusaurus/core/lib/client/preload')]: join(__dirname, '../../client/routing/preload.ts'),
        },
      },
    }),
  };
}
