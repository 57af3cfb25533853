import {runStep} from './runStep.ts';
import {runSuite} from './runSuite.ts';
import {checkSuites} from './suites.ts';
import {add, formatClosingLine, type Totals} from './totals.ts';

await runStep('Reading the packages', ['npm', 'run', '--silent', 'model']);
let totals: Totals = {passed: 0, failed: 0};
for (const suite of checkSuites) {
  totals = add(totals, await runSuite(suite));
}
console.log(`\n${formatClosingLine(totals)}`);
process.exitCode = totals.failed > 0 ? 1 : 0;
