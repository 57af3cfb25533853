import {contentChecks} from './contentChecks.ts';
import {formatProblem} from './ContentProblem.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {readContent} from '../packages/content-model/readContent.ts';

/** Runs all content checks, or those with a part of their name among the arguments. */
async function lintContent(): Promise<void> {
  const parts = process.argv.slice(2).map((part) => part.toLowerCase());
  const names = Object.keys(contentChecks);
  const unknown = parts.find((part) => !names.some((name) => isNamed(name, part)));
  if (unknown !== undefined) {
    throw new Error(`No content check has "${unknown}" in its name. There are: ${names.join(', ')}.`);
  }
  const content = readContent();
  const totals = {passed: 0, failed: 0};
  for (const [name, check] of Object.entries(contentChecks)) {
    if (parts.length > 0 && !parts.some((part) => isNamed(name, part))) {
      continue;
    }
    const started = performance.now();
    const problems = await check.problems(content);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    problems.forEach((problem) => console.log(formatProblem(problem)));
    const mark = problems.length === 0 ? '✓' : '✗';
    console.log(
      `${mark} ${check.title} (${name}): ${check.counted(content)}, ${problems.length} problems (${seconds} s)`,
    );
    totals[problems.length === 0 ? 'passed' : 'failed']++;
  }
  console.log(`Content checks: ${totals.passed} passed, ${totals.failed} failed`);
  process.exitCode = totals.failed > 0 ? 1 : 0;
}

function isNamed(name: string, part: string): boolean {
  return name.toLowerCase().includes(part);
}

await lintContent().catch(exitWithError);
