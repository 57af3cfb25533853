import type {LessonChecks} from '../../../packages/course/checks/Check.ts';
import {getFrames, runChecks} from '../../../packages/course/checks/runChecks.ts';
import {lessonFile} from '../../../packages/course/lesson/chapters.ts';
import type {Lesson} from '../../../packages/course/lesson/readLessons.ts';
import {compileProject} from '../../../packages/playground-core/compile/compileProject.ts';
import type {LessonBrowser} from './openLessonBrowser.ts';

/**
 * Runs an answer and its checks. Without a message, it must pass; with one, it must fail, and one of its findings or its
 * error must contain the message. Returns what is wrong.
 */
export async function checkAnswer(
  page: LessonBrowser,
  {durationInFrames}: Pick<Lesson, 'durationInFrames'>,
  checks: LessonChecks,
  code: string,
  message: string | undefined,
): Promise<string | undefined> {
  const compiled = compileProject({files: {[lessonFile]: code}});
  if (!('modules' in compiled)) {
    return `doesn’t compile: ${compiled[0]?.message}`;
  }
  const result = await page.inspect({
    compiled,
    durationInFrames,
    props: checks.props ?? {},
    fps: checks.fps,
    chooseFrames: (duration) => getFrames(checks, duration),
  });
  const findings =
    'problem' in result
      ? [result.problem]
      : runChecks(checks, result.inspection).flatMap(({finding}) =>
          finding ? [`${finding.expected} ${finding.found}`] : [],
        );
  if (message === undefined) {
    return findings.length === 0 ? undefined : `should pass, but fails: ${findings.join(' | ')}`;
  }
  if (findings.length === 0) {
    return 'should fail, but passes all checks';
  }
  return findings.some((finding) => finding.includes(message))
    ? undefined
    : `should fail with “${message}”, but fails with: ${findings.join(' | ')}`;
}
