import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';

const client = (file: string): string => join(__dirname, 'client', file);

/**
 * What happens around the late start of a page's scripts, which `pageTemplate` arranges: what the reader did before is
 * done once they are there, and other pages are fetched ahead only when they are likely to be opened.
 */
export const pageScripts = (): Plugin => ({
  name: 'page-scripts',
  getClientModules: () => ['replayEarlyInput.ts', 'prefetchLikely.ts'].map(client),
  configureWebpack: () => ({
    resolve: {alias: {[require.resolve('@docusaurus/core/lib/client/prefetch')]: client('prefetchScript.ts')}},
  }),
});
