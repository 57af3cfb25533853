import {dropStaleCache} from './dropStaleCache.ts';
import {runStep} from './runStep.ts';

/** Reads the packages, builds the pages, and builds the search index from the built pages. */
export const buildSite = async (): Promise<void> => {
  await runStep('Reading the packages', ['npm', 'run', '--silent', 'reference']);
  dropStaleCache();
  await runStep('Building the pages', ['npm', 'run', '--silent', 'build', '--workspace', 'site']);
  await runStep('Building the search index', ['npm', 'run', '--silent', 'search:index']);
};
