import {dropStaleCache} from './dropStaleCache.ts';
import {runStep, type Variables} from './runStep.ts';

/**
 * Reads the packages, checks the content of the pages, builds them, and builds the search index from the built pages.
 * Stops if a check fails. Files aren't compressed yet, so that a local site can be opened earlier.
 */
export async function buildSite(): Promise<void> {
  await runStep('Reading the packages', ['npm', 'run', '--silent', 'model']);
  await runStep('Checking the content', ['npm', 'run', '--silent', 'proofs']);
  await buildProvenSite();
}

/** Builds the pages and the index of a site whose content has been checked. */
export async function buildProvenSite(variables: Variables = {}): Promise<void> {
  await runStep('Calculating the coverage', ['npm', 'run', '--silent', 'coverage']);
  await dropStaleCache();
  await runStep('Building the pages', ['npm', 'run', '--silent', 'build', '--workspace', 'site'], variables);
  await runStep('Building the search index', ['npm', 'run', '--silent', 'search:index'], variables);
  await runStep('Packing the tools for agents', ['npm', 'run', '--silent', 'agents'], variables);
}

/** Writes a compressed copy next to each file of the built site that becomes smaller. */
export async function compressSite(): Promise<void> {
  await runStep('Compressing the files', ['npm', 'run', '--silent', 'compress']);
}
