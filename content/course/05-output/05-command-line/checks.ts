import {type LessonChecks, check, createFinding} from '../../../../packages/course/course.ts';

function runs(what: string, pattern: RegExp, fix: string): LessonChecks['checks'][number] {
  return check(what, (video) => {
    const words = video.last.elements.filter(({parent}) => parent >= 0).map((element) => element.text);
    return words.some((line) => pattern.test(line))
      ? undefined
      : createFinding(
          video.last,
          undefined,
          `One of the commands should ${fix}.`,
          `The commands are ${words.map((line) => `“${line.replace(/^\$ */, '')}”`).join(' and ')}.`,
        );
  });
}

/** Before the entry point, only a value after an equals sign clearly belongs to its flag. */
const flags = String.raw`(?: +--[\w-]+(?:=[^ ]+)?)*`;
/** After the output file, a value can also follow a space, because there are no other arguments. */
const options = String.raw`(?: +--[\w-]+(?:[= ][^ ]+)?)*`;

export const checks: LessonChecks = {
  frames: [0, 89],
  checks: [
    runs(
      'A command renders the video',
      new RegExp(
        `remotion render${flags} +(?:\\./)?src/index\\.tsx? +Invitation +(?:\\./)?out/invitation\\.mp4${options}$`,
      ),
      'render the composition Invitation from src/index.ts to out/invitation.mp4',
    ),
    runs(
      'A command renders the still',
      new RegExp(`remotion still${flags} +(?:\\./)?src/index\\.tsx? +Poster +(?:\\./)?out/poster\\.png${options}$`),
      'render the still Poster from src/index.ts to out/poster.png',
    ),
  ],
};
