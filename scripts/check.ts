import {createNpmCommand} from './createNpmCommand.ts';
import {runStep} from './runStep.ts';
import {runSuites} from './runSuite.ts';
import {checkSuites} from './suites/checkSuites.ts';
import {formatClosingLine} from './Totals.ts';

await runStep('Reading the packages', createNpmCommand('model'));
const totals = await runSuites(checkSuites);
console.log(`\n${formatClosingLine(totals)}`);
process.exitCode = totals.failed > 0 ? 1 : 0;
