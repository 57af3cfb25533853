import {join} from 'node:path';
import {readLessons} from '../../packages/course/lesson/readLessons.ts';
import {builtSite, root} from './builtSite.ts';

const lessonFiles = new Map(
  readLessons(join(root, 'content/course')).map(({path, folder}) => [path, `content/course/${folder}/lesson.mdx`]),
);

/**
 * Returns the source file of a page, relative to the repository. Only lessons, and pages with an edit link, which are
 * those of the documentation and posts, have one.
 */
export function findSourceFile(path: string): string | undefined {
  return lessonFiles.get(path) ?? /\/edit\/main\/(content\/[^"\s>]+)/.exec(builtSite.html(path))?.[1];
}
