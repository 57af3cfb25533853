import {randomUUID} from 'node:crypto';
import {join} from 'node:path';
import {preparePrerequisites} from '../packages/tooling/preparePrerequisites.ts';
import {root} from '../packages/tooling/root.ts';
import {buildUncheckedSite} from './site/buildSite.ts';
import {createNpmCommand} from './steps/createNpmCommand.ts';
import {readLastPassedRun, writeLastPassedRun} from './suites/findChangedFiles.ts';
import {assertNoKey} from './suites/assertNoKey.ts';
import {runStep} from './steps/runStep.ts';
import {runSuite, runSuites, type Suite} from './suites/runSuite.ts';
import {mergeBrowserSuites, pagesSuite} from './suites/browserSuites.ts';
import {checkSuites, compressionSuite, relevanceSuite} from './suites/checkSuites.ts';
import {incrementalSuites} from './suites/incrementalSuites.ts';
import {selectSuites} from './suites/selectSuites.ts';
import {addTotals, formatClosingLine, type Totals} from './suites/Totals.ts';
import {getErrorMessage} from '../packages/tooling/getErrorMessage.ts';

const runsAll = process.argv.includes('--all');

/**
 * Runs checks, build and tests. Continues after a failure, so that one run shows all of them. Without `--all`, skips
 * suites whose inputs haven't changed since the last run that passed.
 */
async function runTests(): Promise<Totals> {
  // Runs first, so that you don't wait ten minutes to learn that a program is missing. Unit tests need FFmpeg too.
  const variables = {BROWSER_EXECUTABLE: preparePrerequisites()};
  await runStep('Reading the packages', createNpmCommand('model'));
  let totals = await runSuites(await select(checkSuites));
  const adminKey = randomUUID();
  try {
    await buildUncheckedSite({variables: {SEARCH_ADMIN_KEY: adminKey}});
    totals = addTotals(totals, {passed: 1, failed: 0});
  } catch (error) {
    console.error(getErrorMessage(error));
    return addTotals(totals, {passed: 0, failed: 1});
  }
  const written = [join(root, 'site', 'build'), join(root, 'packages', 'search', 'generated')];
  totals = addTotals(totals, assertNoKey(adminKey, written));
  totals = addTotals(totals, await runSuites([compressionSuite, relevanceSuite]));
  const selected = [...(await select(incrementalSuites)), pagesSuite];
  const common = {...variables, ...(runsAll && {EVERY_PAGE_IN_DEPTH: '1'})};
  const suites = selected.map((suite) => ({...suite, variables: {...common, ...suite.variables}}));
  totals = addTotals(totals, await runSuites(suites.filter(({usesOneCore}) => usesOneCore)));
  for (const suite of mergeBrowserSuites(suites.filter(({usesOneCore}) => !usesOneCore))) {
    totals = addTotals(totals, await runSuite(suite));
  }
  return totals;
}

/** Returns the suites that have to run: with `--all`, or without a run that passed, all of them. */
async function select(suites: readonly Suite[]): Promise<readonly Suite[]> {
  const commit = runsAll ? undefined : readLastPassedRun();
  return commit === undefined ? suites : selectSuites(suites, commit);
}

const totals = await runTests().catch((error: unknown): Totals => {
  console.error(getErrorMessage(error));
  return {passed: 0, failed: 1};
});
if (totals.failed === 0) {
  writeLastPassedRun();
}
console.log(`\n${formatClosingLine(totals)}`);
process.exitCode = totals.failed > 0 ? 1 : 0;
