import {dropStaleCache} from './dropStaleCache.ts';
import {findFinishedBuild} from './findFinishedBuild.ts';
import {runStep, type StepOptions} from './runStep.ts';

/**
 * Reads the packages, checks the content of the pages, builds them, and builds the search index from the built pages.
 * Stops if a check fails. Does nothing if the site has already been built from the same sources.
 * @param serve called as soon as the site can be opened, which is before its files are compressed.
 */
export async function buildSite(serve = async (): Promise<void> => {}): Promise<void> {
  const finished = findFinishedBuild();
  if (finished.isCurrent()) {
    console.log('\n▸ The site is already built from these sources');
    await serve();
    return;
  }
  finished.forget();
  await runStep('Reading the packages', ['npm', 'run', '--silent', 'model']);
  // Runs before the checks, which then find all pages in the cache of parsed pages.
  await calculateCoverage();
  await buildCheckedPages();
  await serve();
  await runStep('Compressing the files', ['npm', 'run', '--silent', 'compress']);
  finished.record();
}

/** The checks need one core and the pages little more than one, so both run at the same time. */
async function buildCheckedPages(): Promise<void> {
  const failure = new AbortController();
  const {signal} = failure;
  const steps = [
    runStep('Checking the content', ['npm', 'run', '--silent', 'lint:content'], {isInBackground: true, signal}),
    buildPages({signal}),
  ];
  try {
    await Promise.all(steps);
  } catch (error) {
    failure.abort();
    await Promise.allSettled(steps);
    throw error;
  }
}

/** Builds the pages and the index of a site whose content is checked separately. */
export async function buildUncheckedSite(options: StepOptions): Promise<void> {
  await calculateCoverage(options);
  await buildPages(options);
}

function calculateCoverage(options?: StepOptions): Promise<void> {
  return runStep('Calculating the coverage', ['npm', 'run', '--silent', 'coverage'], options);
}

async function buildPages(options: StepOptions): Promise<void> {
  await dropStaleCache();
  await runStep('Building the pages', ['npm', 'run', '--silent', 'build', '--workspace', 'site'], options);
  await runStep('Building the search index', ['npm', 'run', '--silent', 'search:index'], options);
  await runStep('Packing the tools for agents', ['npm', 'run', '--silent', 'agents'], options);
}
