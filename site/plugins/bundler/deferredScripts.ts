import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

const client = join(__dirname, '../../client');

/** What all pages of the documentation share, and no others, is one script instead of several small ones. */
const docs = {
  name: 'docs',
  test: /[\\/]theme[\\/](?:BackToTopButton|Doc(?!Card|Category|Tag))/,
  type: /^javascript/,
  chunks: 'async',
  enforce: true,
} as const;

/**
 * What deferred scripts need, which `pageTemplate` arranges: events of the reader are replayed once the scripts are
 * there, and other pages are prefetched only if they are likely to be opened.
 */
export function deferredScripts(): Plugin {
  return {
    name: 'deferred-scripts',
    getClientModules: () =>
      ['boot/layout.ts', 'boot/replayEvents.ts', 'routing/prefetchLikely.ts'].map((file) => join(client, file)),
    configureWebpack: (_config, isServer) => ({
      resolve: {
        alias: {[require.resolve('@docusaurus/core/lib/client/prefetch')]: join(client, 'routing/prefetchScript.ts')},
      },
      optimization: isServer ? {} : {splitChunks: {cacheGroups: {docs}}},
    }),
  };
}
