import type {PluginModule} from '@docusaurus/types';
import {closedAnnouncement} from './closedAnnouncement.ts';
import {commonUtilities} from './commonUtilities.ts';
import {failedChunks} from './failedChunks.ts';
import {head} from './head.ts';
import {prism} from './prism.ts';
import {routeProgress} from './routeProgress.ts';
import {router} from './router.ts';

/**
 * Changes to Docusaurus 3.10.2, one file each: what it changes and why, where it is discussed upstream, and when the
 * file can be deleted. Browser tests cover each of them.
 */
export const docusaurusPatches: readonly PluginModule[] = [
  closedAnnouncement,
  commonUtilities,
  failedChunks,
  head,
  prism,
  routeProgress,
  router,
];
