import {createNpmCommand} from './steps/createNpmCommand.ts';
import {runStep} from './steps/runStep.ts';
import {runSuites} from './suites/runSuite.ts';
import {checkSuites} from './suites/checkSuites.ts';
import {formatClosingLine} from './suites/Totals.ts';

await runStep('Reading the packages', createNpmCommand('model'));
const totals = await runSuites(checkSuites);
console.log(`\n${formatClosingLine(totals)}`);
process.exitCode = totals.failed > 0 ? 1 : 0;
