import {
  type LessonChecks,
  check,
  createFinding,
  rendersDeterministically,
  showsText,
} from '../../../../packages/course/course.ts';

const fps = 60;
const name = `the time at ${fps} frames per second`;

export const checks: LessonChecks = {
  fps,
  frames: [0, 59, 60, 89],
  checks: [
    showsText(name, [0, 59, 60, 89], (frame) => `${Math.floor(frame / fps)} s`),
    hasOnlySeconds(),
    rendersDeterministically,
  ],
};

/** “10 s” contains “0 s”. */
function hasOnlySeconds(): LessonChecks['checks'][number] {
  return check('There are only whole seconds', (video) => {
    const snapshot = video.at(89);
    const [, found = ''] = /([\d.]+)\s*s\b/.exec(snapshot.elements[0]?.text ?? '') ?? [];
    return found === '1'
      ? undefined
      : createFinding(snapshot, undefined, `At frame 89, ${name} should be “1 s”.`, `It’s “${found} s”.`);
  });
}
