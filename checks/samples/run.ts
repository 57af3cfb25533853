import {resolve} from 'node:path';
import {formatFault} from '../fault.ts';
import {readPage} from '../page.ts';
import {compileSamples} from './compileSamples.ts';
import {samplesOf} from './sample.ts';

const samples = process.argv.slice(2).flatMap((file) => samplesOf(readPage(resolve(file))));
const faults = compileSamples(samples);
for (const fault of faults) console.log(formatFault(fault));
console.log(`${samples.length} samples, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
