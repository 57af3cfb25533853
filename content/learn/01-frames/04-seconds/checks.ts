import {type LessonChecks, check, createFinding, isPure, showsText} from '../../../../packages/course/course.ts';

export const checks: LessonChecks = {
  frames: [0, 29, 30, 59, 60, 89],
  checks: [
    showsText('the time', [0, 29, 30, 59, 60, 89], (frame) => `${Math.floor(frame / 30)} s`),
    hasOnlySeconds(),
    isPure,
  ],
};

/** “10 s” contains “0 s”. */
function hasOnlySeconds(): LessonChecks['checks'][number] {
  return check('There are only whole seconds', (video) => {
    const snapshot = video.at(59);
    const [, found = ''] = /([\d.]+)\s*s\b/.exec(snapshot.elements[0]?.text ?? '') ?? [];
    return found === '1'
      ? undefined
      : createFinding(snapshot, undefined, 'At frame 59, the time should be “1 s”.', `It’s “${found} s”.`);
  });
}
