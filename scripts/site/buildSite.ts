import {createNpmCommand} from '../steps/createNpmCommand.ts';
import {createScriptCommand} from '../steps/createScriptCommand.ts';
import {dropStaleCache} from './dropStaleCache.ts';
import {findFinishedBuild} from './findFinishedBuild.ts';
import {runStep, type StepOptions} from '../steps/runStep.ts';
import {runSteps, type Step} from '../steps/runSteps.ts';

/**
 * Reads the packages, checks the content of the pages, builds them, and creates the other files from the built pages.
 * Stops if a check fails. Does nothing if the site has already been built from the same sources.
 * @param serve called as soon as the pages can be opened, and again when all files except the compressed ones exist.
 * The content is checked in between.
 */
export async function buildSite(serve?: () => Promise<void>): Promise<void> {
  const finished = findFinishedBuild();
  if (finished.isCurrent()) {
    console.log('\n▸ The site is already built from these sources');
    await serve?.();
    return;
  }
  finished.forget();
  if (serve) {
    // If the other steps ran at the same time, these would take longer.
    await runSteps(pageSteps);
    await serve();
    await runSteps([...checkSteps, ...fileSteps]);
    await serve();
    await runSteps([compress]);
  } else {
    await runSteps([...pageSteps, ...checkSteps, ...fileSteps, compressPages, compress]);
  }
  finished.record();
}

/** Builds everything but the compressed files. The content is checked separately. */
export async function buildUncheckedSite(options?: StepOptions): Promise<void> {
  await runSteps([...pageSteps, readTypes, ...fileSteps], options);
}

function createStep(title: string, command: readonly string[], needs: readonly Step[] = []): Step {
  return {
    needs,
    run: (options) => runStep(title, command, {...options, variables: {...options.variables, ...nodeOptions}}),
  };
}

/** With a larger young generation, in MB, Node.js collects garbage less often (`docs/decisions/011`). */
const nodeOptions = {NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=128`};

const readPackages = createStep('Reading the packages', createScriptCommand('packages/toolkit-model/build.ts'));
const parsePages = createStep('Parsing the pages', createScriptCommand('scripts/parsePages.ts'));
const facts = [readPackages, parsePages];
/** Calculates which of the packages' exports and messages the pages cover. */
const calculateCoverage = createStep(
  'Calculating the coverage',
  createScriptCommand('packages/content-model/writeContentFiles.ts'),
  facts,
);
/** The data of the pages, which the earlier steps write, decides whether the cache is stale. */
const dropCache: Step = {needs: [calculateCoverage], run: dropStaleCache};
const renderPages = createStep('Building the pages', createNpmCommand('build', '--workspace', 'site'), [dropCache]);
const buildIndex = createStep('Building the search index', createScriptCommand('scripts/buildSearchIndex.ts'), [
  renderPages,
]);
const readTypes = createStep('Reading the types of samples', createScriptCommand('scripts/readSampleTypes.ts'), facts);
const checkContent = createStep('Checking the content', createScriptCommand('checks/lintContent.ts'), [
  calculateCoverage,
]);
const writePageFiles = createStep(
  'Writing the Markdown copies and types',
  createScriptCommand('scripts/writePageFiles.ts'),
  [renderPages, readTypes],
);
const packTools = createStep('Packing the tools for agents', createScriptCommand('scripts/buildAgentTools.ts'), [
  buildIndex,
  writePageFiles,
]);
const drawCards = createStep('Drawing the social cards', createScriptCommand('scripts/drawSocialCards.ts'), [
  renderPages,
]);
/** The largest part of the compression. It uses the core that is idle while the last of the other files are created. */
const compressPages = createStep(
  'Compressing the pages',
  createScriptCommand('scripts/compressSite.ts', '--incomplete'),
  [renderPages],
);
const compress = createStep('Compressing the files', createScriptCommand('scripts/compressSite.ts'), [
  packTools,
  compressPages,
]);

/** The steps that have to finish before the pages can be opened. */
const pageSteps: readonly Step[] = [readPackages, parsePages, calculateCoverage, dropCache, renderPages, buildIndex];
const checkSteps: readonly Step[] = [readTypes, checkContent];
/** The steps that create other files from the pages. */
const fileSteps: readonly Step[] = [writePageFiles, packTools, drawCards];
