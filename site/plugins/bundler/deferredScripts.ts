import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';

const client = join(__dirname, '../../client');

/** The names of the chunks of the components that render the pages of the documentation. */
const docsChunks = new Set(
  ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map((component) => simpleHash(`@theme/${component}`, 8)),
);

/**
 * What all pages of the documentation share is one script instead of several small ones. Posts and other pages have
 * copies of what they use of it.
 */
const docs = {
  name: 'docs',
  type: /^javascript/,
  chunks: ({name}: {readonly name?: string | null}) => docsChunks.has(name ?? ''),
  enforce: true,
} as const;

/**
 * What deferred scripts need, which `pageTemplate` arranges: events of the reader are replayed once the scripts are
 * there.
 */
export function deferredScripts(): Plugin {
  return {
    name: 'deferred-scripts',
    getClientModules: () => ['boot/layout.ts', 'boot/replayEvents.ts'].map((file) => join(client, file)),
    configureWebpack: (_config, isServer) => ({
      optimization: isServer ? {} : {splitChunks: {cacheGroups: {docs}}},
    }),
  };
}
