import {join} from 'node:path';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcementScript} from './announcementScript';
import {SCRIPT_PATIENCE_MS} from './scriptPatience';

const client = (file: string): string => join(__dirname, 'client', file);

/**
 * Replaces three modules of the framework, and corrects a script, whose behaviour can't be configured and differs from
 * the specification.
 * The exact version is pinned and a browser test holds each of them.
 */
export const coreRepairs = ({siteConfig}: LoadContext): Plugin => ({
  name: 'core-repairs',
  injectHtmlTags: () => {
    const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
    // Comes after the theme's own script, which it corrects.
    return announcementBar?.id
      ? {preBodyTags: [{tagName: 'script', innerHTML: announcementScript(announcementBar.id)}]}
      : {};
  },
  configureWebpack: () => ({
    output: {chunkLoadTimeout: SCRIPT_PATIENCE_MS},
    resolve: {
      alias: {
        // The progress bar waits 1000 ms, not 200.
        [require.resolve('@docusaurus/theme-classic/lib/nprogress')]: client('routeProgress.ts'),
        // A page that can't be loaded offers Retry, instead of reloading for ever or staying dead.
        [require.resolve('@docusaurus/core/lib/client/preload')]: client('preload.ts'),
        // Samples are highlighted at build time; Prism and its grammars stay out of the browser.
        [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]: client('nothing.ts'),
      },
    },
  }),
});
