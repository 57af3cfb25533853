import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {formatProblem} from './ContentProblem.ts';
import {checkPhrases} from './language/checkPhrases.ts';
import {root} from '../packages/tooling/root.ts';

// Excludes the list of phrases, generated output, reference data, queries as readers type them, and sentences that are
// quoted from pages without their markup.
const excludedFiles =
  /[.]claims[.]tsx?$|^checks\/language\/|\/generated\/|^packages\/toolkit-model\/data\/|^packages\/search\/relevance\/testQueries\/|package-lock/;

/** Searches all text files of the repository for phrases that the style guide replaces. */
function lintLanguage(): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {cwd: root, encoding: 'utf8'})
    .split('\n')
    .filter((file) => /\.(?:mdx?|tsx?|mjs|css|ya?ml)$/.test(file) && !excludedFiles.test(file));
  const problems = files.flatMap((file) => checkPhrases(file, readFileSync(join(root, file), 'utf8')));
  problems.forEach((problem) => console.log(formatProblem(problem)));
  console.log(`${files.length} files, ${problems.length} findings`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

lintLanguage();
