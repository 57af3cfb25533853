import {formatProblem} from './problem.ts';
import {proofs} from './proofs.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {readContent} from '../packages/content-model/readContent.ts';

const only = process.argv.slice(2).map((part) => part.toLowerCase());
const content = readContent();
let passed = 0;
let failed = 0;
const unknown = only.find((part) => !proofs.some((proof) => isNamed(proof, part)));
if (unknown !== undefined) {
  exitWithError(
    new Error(`No proof has "${unknown}" in its name. There are: ${proofs.map(({name}) => name).join(', ')}.`),
  );
}
const chosen = proofs.filter((proof) => only.length === 0 || only.some((part) => isNamed(proof, part)));
for (const proof of chosen) {
  const started = performance.now();
  const problems = await proof.problems(content);
  const took = `${((performance.now() - started) / 1000).toFixed(1)} s`;
  for (const problem of problems) {
    console.log(formatProblem(problem));
  }
  console.log(
    `${problems.length === 0 ? '✓' : '✗'} ${proof.name}: ${proof.counted(content)}, ${problems.length} problems (${took})`,
  );
  if (problems.length === 0) {
    passed++;
  } else {
    failed++;
  }
}
console.log(`Proofs: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function isNamed({name}: {readonly name: string}, part: string): boolean {
  return name.toLowerCase().includes(part);
}
