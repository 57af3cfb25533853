import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {judge} from '../e2e/conformance/judge.ts';
import {keptProofs} from '../e2e/conformance/keptProofs.ts';
import {sections} from '../e2e/conformance/sections.ts';
import {tableOf} from '../e2e/conformance/tableOf.ts';
import {endWithSentence} from './endWithSentence.ts';
import {root} from './root.ts';

/** Holds the last runs of unit and browser tests against the specification and its table; `--accept` writes the table. */
const conformance = async (): Promise<void> => {
  const found = keptProofs.read(root);
  const faults = judge(sections, found);
  const file = join(root, 'e2e/CONFORMANCE.md');
  const table = tableOf(sections, found, '../');
  if (faults.length === 0 && process.argv.includes('--accept')) writeFileSync(file, table);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== table)
    faults.push('e2e/CONFORMANCE.md is not what this run proves. Write it: npm run conformance -- --accept');
  for (const fault of faults) console.error(fault);
  const statements = sections.reduce((sum, section) => sum + Object.keys(section.statements).length, 0);
  console.log(`Conformance: ${Math.max(statements - faults.length, 0)} passed, ${faults.length} failed`);
  process.exitCode = faults.length > 0 ? 1 : 0;
};

await conformance().catch(endWithSentence);
