import {pathToFileURL} from 'node:url';
import {join} from 'node:path';
import type {LessonChecks} from '../../../packages/course/checks/Check.ts';
import {type Answers, createAnswer} from '../../../packages/course/lesson/answers.ts';
import {type Lesson, readLessons} from '../../../packages/course/lesson/readLessons.ts';
import {exitWithError} from '../../../packages/tooling/exitWithError.ts';
import {root} from '../../../packages/tooling/root.ts';
import {checkAnswer} from './checkAnswer.ts';
import {findStalePictures, writePicture} from './writePicture.ts';
import {type LessonBrowser, openLessonBrowser} from './openLessonBrowser.ts';

export const course = join(root, 'content/course');

/**
 * Runs the answers of all lessons in the playground’s sandbox: each start and each wrong answer must fail, each solution
 * and each right answer must pass. `npm run lessons -- fade-in` only runs one lesson, `--pictures` also writes the
 * picture of the solution.
 */
async function checkLessons(): Promise<number> {
  const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const all = readLessons(course);
  const unknown = names.find((name) => all.every((lesson) => lesson.name !== name));
  if (unknown !== undefined) {
    throw new Error(`There is no lesson “${unknown}”. The lessons are ${all.map(({name}) => name).join(', ')}.`);
  }
  const waiting = all.filter(({name}) => names.length === 0 || names.includes(name));
  const writesPictures = process.argv.includes('--pictures');
  const totals = {passed: 0, failed: 0};
  const browser = await openLessonBrowser();
  const work = async (): Promise<void> => {
    const page = await browser.openPage();
    for (let lesson = waiting.shift(); lesson; lesson = waiting.shift()) {
      const errors = await findErrors(lesson, page, totals);
      if (writesPictures) {
        await writePicture(lesson, page);
      }
      console.log(
        errors.length === 0 ? `✓ ${lesson.name}` : errors.map((error) => `✗ ${lesson.name}: ${error}`).join('\n'),
      );
    }
  };
  try {
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
  }
  for (const name of findStalePictures(all)) {
    console.log(`✗ ${name}: The picture is older than the solution. Run: npm run lessons -- ${name} --pictures`);
    totals.failed++;
  }
  console.log(`Lessons: ${totals.passed} passed, ${totals.failed} failed`);
  return totals.failed;
}

async function findErrors(
  lesson: Lesson,
  page: LessonBrowser,
  totals: {passed: number; failed: number},
): Promise<string[]> {
  const folder = join(course, lesson.folder);
  const {checks} = (await import(pathToFileURL(join(folder, 'checks.ts')).href)) as {checks: LessonChecks};
  const {answers} = (await import(pathToFileURL(join(folder, 'answers.ts')).href)) as {answers: Answers};
  const expected: readonly (readonly [string, string, string | undefined])[] = [
    ['the start', lesson.start, ''],
    ['the solution', lesson.solution, undefined],
    ...Object.entries(answers.right).map(
      ([name, code]) => [name, createAnswer(lesson.solution, code), undefined] as const,
    ),
    ...Object.entries(answers.wrong).map(
      ([name, {code, message}]) => [name, createAnswer(lesson.solution, code), message] as const,
    ),
  ];
  const errors: string[] = [];
  for (const [name, code, message] of expected) {
    const error = await checkAnswer(page, lesson, checks, code, message);
    if (error === undefined) {
      totals.passed++;
    } else {
      totals.failed++;
      errors.push(`${name} ${error}`);
    }
  }
  return errors;
}

void checkLessons().then((failed) => {
  process.exitCode = failed > 0 ? 1 : 0;
}, exitWithError);
