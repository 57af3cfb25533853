import type {LessonChecks} from '../../../../../packages/course/checks/Check.ts';
import type {LessonFacts} from '../LessonFacts.ts';

/** The code of a lesson and its checks. */
export type LoadedLesson = {
  readonly start: string;
  readonly solution: string;
  readonly checks: LessonChecks;
};

/** Reads the code and the checks of a lesson. They are in the same script as this function. */
export async function loadLesson({name, folder}: Pick<LessonFacts, 'name' | 'folder'>): Promise<LoadedLesson> {
  const [code, {checks}] = await Promise.all([
    import(/* webpackMode: "eager" */ `@generated/site-course/default/code-${name}.json`) as Promise<{
      default: Pick<LoadedLesson, 'start' | 'solution'>;
    }>,
    import(/* webpackMode: "eager" */ `../../../../../content/course/${folder}/checks.ts`) as Promise<{
      checks: LessonChecks;
    }>,
  ]);
  const {start, solution} = code.default;
  return {start, solution, checks};
}
