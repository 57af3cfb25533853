import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {lessonFile} from '../../../packages/course/lesson/chapters.ts';
import type {Lesson} from '../../../packages/course/lesson/readLessons.ts';
import {compileProject} from '../../../packages/playground-core/compile/compileProject.ts';
import {readJson} from '../../../packages/tooling/readJson.ts';
import {root} from '../../../packages/tooling/root.ts';
import type {LessonBrowser} from './openLessonBrowser.ts';

const folder = join(root, 'site/static/img/learn');
const versionsFile = join(root, 'content/course/pictures.json');

/** Renders the frame of a solution that its page shows. */
export async function writePicture(lesson: Lesson, page: LessonBrowser): Promise<void> {
  const compiled = compileProject({files: {[lessonFile]: lesson.solution}});
  if (!('modules' in compiled)) {
    throw new Error(`${lesson.name}: The solution doesn’t compile.`);
  }
  await page.inspect({
    compiled,
    durationInFrames: lesson.durationInFrames,
    props: {},
    chooseFrames: () => [0, lesson.poster],
  });
  const picture = await sharp(await page.draw(lesson.poster))
    .webp({quality: 80, effort: 6})
    .toBuffer();
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, `${lesson.name}.webp`), picture);
  const versions = {...readVersions(), [lesson.name]: getVersion(lesson)};
  const sorted = Object.fromEntries(Object.entries(versions).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(versionsFile, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The names of lessons whose picture is missing or older than the solution. */
export function findStalePictures(lessons: readonly Lesson[]): string[] {
  const versions = readVersions();
  return lessons
    .filter(
      (lesson) => versions[lesson.name] !== getVersion(lesson) || !existsSync(join(folder, `${lesson.name}.webp`)),
    )
    .map(({name}) => name);
}

function readVersions(): Record<string, string> {
  return existsSync(versionsFile) ? readJson<Record<string, string>>(versionsFile) : {};
}

function getVersion({solution, poster, durationInFrames}: Lesson): string {
  return createHash('sha256')
    .update(JSON.stringify([solution, poster, durationInFrames]))
    .digest('hex')
    .slice(0, 10);
}
