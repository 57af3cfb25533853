import {formatFault} from './fault.ts';
import {proofs} from './proofs.ts';
import {readContent} from './readContent.ts';

const only = process.argv.slice(2);
const content = readContent();
let passed = 0;
let failed = 0;
for (const proof of proofs.filter(
  ({name}) => only.length === 0 || only.some((part) => name.toLowerCase().includes(part)),
)) {
  const started = performance.now();
  const faults = await proof.faults(content);
  const took = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  for (const fault of faults) console.log(formatFault(fault));
  console.log(
    `${faults.length === 0 ? '✓' : '✗'} ${proof.name}: ${proof.counted(content)}, ${faults.length} faults (${took})`,
  );
  if (faults.length === 0) passed++;
  else failed++;
}
console.log(`Proofs: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
