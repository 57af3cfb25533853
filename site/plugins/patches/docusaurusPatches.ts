import type {PluginModule} from '@docusaurus/types';
import {closedAnnouncement} from './closedAnnouncement.ts';
import {commonUtilities} from './commonUtilities.ts';
import {failedChunks} from './failedChunks.ts';
import {head} from './head.ts';
import {pendingNavigation} from './pendingNavigation.ts';
import {prism} from './prism.ts';
import {routeProgress} from './routeProgress.ts';
import {router} from './router.ts';
import {windowSize} from './windowSize.ts';

/**
 * Changes to Docusaurus 3.10.2, one file each: what it changes and why, where it is discussed upstream, and when the
 * file can be deleted. Browser tests cover each of them.
 */
export const docusaurusPatches: readonly PluginModule[] = [
  closedAnnouncement,
  commonUtilities,
  failedChunks,
  head,
  pendingNavigation,
  prism,
  routeProgress,
  router,
  windowSize,
];
