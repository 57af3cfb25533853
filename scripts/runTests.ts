import {randomUUID} from 'node:crypto';
import {join} from 'node:path';
import {preparePrerequisites} from '../packages/tooling/preparePrerequisites.ts';
import {root} from '../packages/tooling/root.ts';
import {buildProvenSite} from './buildSite.ts';
import {isUnchangedSince, readLastFullRun, writeLastFullRun} from './findUnchangedSince.ts';
import {assertNoKey} from './assertNoKey.ts';
import {runStep} from './runStep.ts';
import {runSuite, runSuites, type Suite} from './runSuite.ts';
import {browserSuite, checkSuites, compressionSuite, relevanceSuite, slowSuites} from './suites.ts';
import {add, formatClosingLine, type Totals} from './totals.ts';

const isFull = process.argv.includes('--all');
let ranAllSuites = false;

/**
 * Runs checks, build and tests. Continues after a failure, so that one run shows all of them. Without `--all`, skips
 * slow suites whose inputs haven't changed since the last full run.
 */
async function runTests(): Promise<Totals> {
  // Runs first, so that you don't wait ten minutes to learn that a program is missing. Unit tests need FFmpeg too.
  const variables = {BROWSER_EXECUTABLE: preparePrerequisites()};
  await runStep('Reading the packages', ['npm', 'run', '--silent', 'model']);
  let totals = await runSuites(checkSuites);
  const adminKey = randomUUID();
  try {
    await buildProvenSite({variables: {SEARCH_ADMIN_KEY: adminKey}});
    totals = add(totals, {passed: 1, failed: 0});
  } catch (error) {
    console.error(formatError(error));
    return add(totals, {passed: 0, failed: 1});
  }
  const written = [join(root, 'site', 'build'), join(root, 'packages', 'search', 'generated')];
  totals = add(totals, assertNoKey(adminKey, written));
  totals = add(totals, await runSuites([compressionSuite, relevanceSuite]));
  const suites = findSlowSuites();
  ranAllSuites = suites.length === slowSuites.length;
  for (const suite of suites) {
    totals = add(totals, await runSuite({...suite, variables}));
  }
  const depth: Record<string, string> = isFull ? {EVERY_PAGE_IN_DEPTH: '1'} : {};
  totals = add(totals, await runSuite({...browserSuite, variables: {...variables, ...depth, WITHOUT_SLOW_SPECS: '1'}}));
  return totals;
}

/** Returns the slow suites to run. Prints which ones are skipped, and why. */
function findSlowSuites(): readonly Suite[] {
  const commit = isFull ? undefined : readLastFullRun();
  if (commit === undefined) {
    return slowSuites;
  }
  return slowSuites.filter(({title, inputs = []}) => {
    const isUnchanged = isUnchangedSince(commit, inputs);
    if (isUnchanged) {
      console.log(
        `\n▸ ${title}\n  skipped: ${inputs.join(', ')} haven't changed since the last full run, ${commit.slice(0, 8)}`,
      );
    }
    return !isUnchanged;
  });
}

function formatError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const totals = await runTests().catch((error: unknown): Totals => {
  console.error(formatError(error));
  return {passed: 0, failed: 1};
});
if (ranAllSuites && totals.failed === 0) {
  writeLastFullRun();
}
console.log(`\n${formatClosingLine(totals)}`);
process.exitCode = totals.failed > 0 ? 1 : 0;
