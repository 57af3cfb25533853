import {randomUUID} from 'node:crypto';
import {join} from 'node:path';
import {buildProvenSite} from './buildSite.ts';
import {findBrowser} from './findBrowser.ts';
import {lookForKey} from './lookForKey.ts';
import {root} from './root.ts';
import {runStep} from './runStep.ts';
import {runSuite, type Suite} from './runSuite.ts';
import {browserSuites, checkSuites, conformanceSuite, relevanceSuite} from './suites.ts';
import {add, closingLine, type Totals} from './totals.ts';

/** Everything: checks, build, browser tests. Runs on after a failure, so that one run shows all of them. */
const runTests = async (): Promise<Totals> => {
  const browser = attempt(findBrowser);
  await runStep('Reading the packages', ['npm', 'run', '--silent', 'reference']);
  let totals: Totals = {passed: 0, failed: 0};
  for (const suite of checkSuites) totals = add(totals, await runSuite(suite));
  const adminKey = randomUUID();
  try {
    await buildProvenSite({SEARCH_ADMIN_KEY: adminKey});
    totals = add(totals, {passed: 1, failed: 0});
  } catch (error) {
    console.error(message(error));
    return add(totals, {passed: 0, failed: 1});
  }
  totals = add(totals, lookForKey(adminKey, [join(root, 'site', 'build'), join(root, 'search', 'generated')]));
  totals = add(totals, await runSuite(relevanceSuite));
  for (const suite of browserSuites) totals = add(totals, await runInBrowser(suite, browser));
  return add(totals, await runSuite(conformanceSuite));
};

const runInBrowser = async (suite: Suite, browser: string | Error): Promise<Totals> => {
  if (typeof browser === 'string') return runSuite({...suite, variables: {BROWSER_EXECUTABLE: browser}});
  console.error(browser.message);
  return {passed: 0, failed: 1};
};

const attempt = (find: () => string): string | Error => {
  try {
    return find();
  } catch (error) {
    return new Error(message(error));
  }
};

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const totals = await runTests().catch((error: unknown): Totals => {
  console.error(message(error));
  return {passed: 0, failed: 1};
});
console.log(`\n${closingLine(totals)}`);
process.exitCode = totals.failed > 0 ? 1 : 0;
