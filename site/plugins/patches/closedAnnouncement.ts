import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {createAnnouncementScript} from './createAnnouncementScript.ts';

/**
 * A new announcement is shown on the first page already, even if the reader has closed the one before.
 *
 * Upstream: the theme compares the IDs only after hydration. Delete when its inline script does.
 */
export function closedAnnouncement({siteConfig}: LoadContext): Plugin {
  const {announcementBar} = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'patch-closed-announcement',
    // Comes after the theme's own script, which it corrects.
    injectHtmlTags: () =>
      announcementBar?.id
        ? {preBodyTags: [{tagName: 'script', innerHTML: createAnnouncementScript(announcementBar.id)}]}
        : {},
  };
}
