import {formatProblem} from './ContentProblem.ts';
import {checkGrammar, openGrammarCache} from './language/checkGrammar.ts';
import {readContent, readLessonPages} from '../packages/content-model/readContent.ts';
import {isToTest} from '../packages/tooling/isToTest.ts';

/** Checks the grammar of all pages, or of those that `npm test` names because they have changed. */
async function lintGrammar(): Promise<void> {
  const pages = [...readContent().pages, ...readLessonPages()];
  const toCheck = pages.filter(({file}) => isToTest(file));
  const cache = openGrammarCache();
  const problems = await checkGrammar(toCheck, cache);
  if (toCheck.length === pages.length) {
    cache.deleteUnused();
  }
  problems.forEach((problem) => console.log(formatProblem(problem)));
  console.log(`${toCheck.length} of ${pages.length} pages, ${problems.length} findings`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

await lintGrammar();
