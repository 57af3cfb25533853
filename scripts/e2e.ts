import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {findOrInstallBrowser} from '../packages/tooling/findOrInstallBrowser.ts';
import {runSuite} from './suites/runSuite.ts';
import {browserSuite} from './suites/browserSuites.ts';
import {formatClosingLine} from './suites/Totals.ts';

async function runBrowserTests(): Promise<void> {
  const command = [...browserSuite.command, ...process.argv.slice(2)];
  const totals = await runSuite({...browserSuite, command, variables: {BROWSER_EXECUTABLE: findOrInstallBrowser()}});
  console.log(`\n${formatClosingLine(totals)}`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
}

await runBrowserTests().catch(exitWithError);
