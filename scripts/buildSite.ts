import {dropStaleCache} from './dropStaleCache.ts';
import {runStep, type Variables} from './runStep.ts';

/**
 * Reads the packages, proves what the pages say, builds them, and builds the search index from the built pages.
 * A page that is wrong is not built.
 */
export const buildSite = async (): Promise<void> => {
  await runStep('Reading the packages', ['npm', 'run', '--silent', 'reference']);
  await runStep('Proving the pages', ['npm', 'run', '--silent', 'proofs']);
  await buildProvenSite();
};

/** Builds pages and index of a site whose proofs have just been run, and compresses all that is served. */
export const buildProvenSite = async (variables: Variables = {}): Promise<void> => {
  await runStep('Counting the coverage', ['npm', 'run', '--silent', 'coverage']);
  dropStaleCache();
  await runStep('Building the pages', ['npm', 'run', '--silent', 'build', '--workspace', 'site'], variables);
  await runStep('Building the search index', ['npm', 'run', '--silent', 'search:index'], variables);
  await runStep('Compressing the files', ['npm', 'run', '--silent', 'compress']);
};
