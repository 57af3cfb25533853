import {createNpmCommand} from '../steps/createNpmCommand.ts';
import {dropStaleCache} from './dropStaleCache.ts';
import {findFinishedBuild} from './findFinishedBuild.ts';
import {runStep, type StepOptions} from '../steps/runStep.ts';

/**
 * Reads the packages, checks the content of the pages, builds them, and creates the other files from the built pages.
 * Stops if a check fails. Does nothing if the site has already been built from the same sources.
 * @param serve called as soon as the site can be opened, which is before its social cards are drawn and its files are
 * compressed.
 */
export async function buildSite(serve = async (): Promise<void> => {}): Promise<void> {
  const finished = findFinishedBuild();
  if (finished.isCurrent()) {
    console.log('\n▸ The site is already built from these sources');
    await serve();
    return;
  }
  finished.forget();
  await runTogether([readPackages], [parsePages]);
  await runTogether(pageSteps, [readTypes, checkContent]);
  await serve();
  await runTogether([drawCards], [compress]);
  finished.record();
}

/** Builds everything but the compressed files. The content is checked separately. */
export async function buildUncheckedSite(options?: Omit<StepOptions, 'signal'>): Promise<void> {
  await runTogether(pageSteps, [readTypes], options);
  await drawCards(options);
}

/**
 * Runs steps one after the other, and others in the background at the same time, because most need only one core.
 * If one of them fails, the others are aborted.
 */
async function runTogether(
  steps: readonly Step[],
  background: readonly Step[],
  options?: Omit<StepOptions, 'signal'>,
): Promise<void> {
  const failure = new AbortController();
  const {signal} = failure;
  const lanes = [
    runInOrder(steps, {...options, signal}),
    runInOrder(background, {...options, signal, isInBackground: true}),
  ];
  try {
    await Promise.all(lanes);
  } catch (error) {
    failure.abort();
    await Promise.allSettled(lanes);
    throw error;
  }
}

async function runInOrder(steps: readonly Step[], options: StepOptions): Promise<void> {
  for (const step of steps) {
    await step(options);
  }
}

type Step = (options?: StepOptions) => Promise<void>;

function createStep(title: string, script: string, ...rest: readonly string[]): Step {
  return (options) =>
    runStep(title, createNpmCommand(script, ...rest), {...options, variables: {...options?.variables, ...nodeOptions}});
}

/** With a larger young generation, in MB, Node.js collects garbage less often. This shortens a build by 5 %. */
const nodeOptions = {NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`};

const readPackages = createStep('Reading the packages', 'model');
const parsePages = createStep('Parsing the pages', 'parse');
/** Calculates which of the packages' exports and messages the pages cover. */
const calculateCoverage = createStep('Calculating the coverage', 'coverage');
const readTypes = createStep('Reading the types of samples', 'sample-types');
const checkContent = createStep('Checking the content', 'lint:content');
const renderPages = createStep('Building the pages', 'build', '--workspace', 'site');
const buildIndex = createStep('Building the search index', 'search:index');
const packTools = createStep('Packing the tools for agents', 'agents');
const drawCards = createStep('Drawing the social cards', 'cards');
const compress = createStep('Compressing the files', 'compress');

const pageSteps: readonly Step[] = [calculateCoverage, dropStaleCache, renderPages, buildIndex, packTools];
