import {join} from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {chapters} from '../../../../packages/course/lesson/chapters.ts';
import {type Lesson, readLessons} from '../../../../packages/course/lesson/readLessons.ts';
import type {LessonFacts, LessonLink} from '../../../src/components/course/LessonFacts.ts';
import {highlight} from '../../mdx/codeSamples/highlight.ts';
import {root} from '../../../../packages/tooling/root.ts';

const source = join(root, 'content/course');

/**
 * Prepares the lessons: `@generated/site-course/default/lessons.json` lists them all, `<name>.json` has what the page of
 * a lesson shows, and `code-<name>.json` has its start and its solution, for the editor.
 */
export function course(): Plugin {
  return {
    name: 'site-course',
    getPathsToWatch: () => [join(source, '**/*.{mdx,tsx}')],
    contentLoaded: async ({actions: {createData}}) => {
      const lessons = readLessons(source);
      await createData('lessons.json', JSON.stringify(lessons.map(createLink)));
      for (const [index, lesson] of lessons.entries()) {
        const {name, start, solution} = lesson;
        const facts = await createFacts(lesson, lessons[index - 1], lessons[index + 1], [index + 1, lessons.length]);
        await createData(`${name}.json`, JSON.stringify(facts));
        await createData(`code-${name}.json`, JSON.stringify({start, solution}));
      }
    },
  };
}

async function createFacts(
  lesson: Lesson,
  previous: Lesson | undefined,
  next: Lesson | undefined,
  [number, count]: readonly [number, number],
): Promise<LessonFacts> {
  const {name, folder, title, task, hints, alt, durationInFrames, continues, finish = false} = lesson;
  const html = await highlight(lesson.start.trimEnd(), 'tsx', new Set());
  if (html instanceof Error) {
    throw new Error(`content/course/${folder}/start.tsx: ${html.message}`);
  }
  return {
    ...{name, folder, title, task, hints, alt, durationInFrames, continues, finish, number, count},
    chapter: chapters.find((chapter) => chapter.name === lesson.chapter)?.title ?? '',
    previous: previous && createLink(previous),
    next: next && createLink(next),
    start: {html, language: 'tsx'},
  };
}

function createLink({name, title, path, chapter, minutes}: Lesson): LessonLink {
  return {name, title, path, chapter, minutes};
}
