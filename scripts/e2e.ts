import {endWithSentence} from './endWithSentence.ts';
import {findBrowser} from './findBrowser.ts';
import {runSuite} from './runSuite.ts';
import {browserSuite} from './suites.ts';
import {closingLine} from './totals.ts';

const runBrowserTests = async (): Promise<void> => {
  const command = [...browserSuite.command, ...process.argv.slice(2)];
  const totals = await runSuite({...browserSuite, command, variables: {BROWSER_EXECUTABLE: findBrowser()}});
  console.log(`\n${closingLine(totals)}`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
};

await runBrowserTests().catch(endWithSentence);
