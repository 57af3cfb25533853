import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import * as v from 'valibot';
import {parse} from 'yaml';
import {removeNumberPrefix} from '../../tooling/removeNumberPrefix.ts';
import {coursePath, chapters} from './chapters.ts';
import {type LessonFrontMatter, lessonSchema} from './lessonSchema.ts';

/** A lesson in its folder. */
export type Lesson = LessonFrontMatter & {
  /** The name of its folder without the number, unique in the course. */
  readonly name: string;
  /** The path of its folder in the course: `01-frames/02-fade-in`. */
  readonly folder: string;
  readonly chapter: string;
  readonly path: string;
  readonly start: string;
  readonly solution: string;
};

/** Reads the lessons of a folder in their order. Throws if a folder doesn’t follow the rules, with the fix. */
export function readLessons(course: string): Lesson[] {
  const lessons = listFolders(course).flatMap((chapter, index) => {
    const expected = `${String(index + 1).padStart(2, '0')}-${chapters[index]?.name}`;
    if (chapter !== expected) {
      throw new Error(`The folder ${chapter} should be named ${expected}, as chapters.ts lists it.`);
    }
    return listFolders(join(course, chapter)).map((folder) => readLesson(course, `${chapter}/${folder}`));
  });
  const names = lessons.map(({name}) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) {
    throw new Error(`Two lessons are named ${repeated}. Rename the folder of one of them.`);
  }
  const wrong = lessons.find(({continues}) => continues !== undefined && !names.includes(continues));
  if (wrong) {
    throw new Error(`The lesson ${wrong.name} continues “${wrong.continues}”, which isn’t a lesson.`);
  }
  return lessons;
}

function listFolders(parent: string): string[] {
  return readdirSync(parent, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();
}

function readLesson(course: string, folder: string): Lesson {
  const read = (file: string): string => readFileSync(join(course, folder, file), 'utf8');
  const [, yaml = ''] = /^---\n([\s\S]*?)\n---\n/.exec(read('lesson.mdx')) ?? [];
  const result = v.safeParse(lessonSchema, parse(yaml));
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`${folder}/lesson.mdx: The front matter key "${v.getDotPath(issue)}": ${issue.message}.`);
  }
  const [chapter = '', name = ''] = folder.split('/').map(removeNumberPrefix);
  return {
    ...result.output,
    name,
    folder,
    chapter,
    path: `${coursePath}/${name}`,
    start: read('start.tsx'),
    solution: read('solution.tsx'),
  };
}
