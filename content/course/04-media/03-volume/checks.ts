import {type LessonChecks, check, format} from '../../../../packages/course/course.ts';

function hasVolume(frame: number, least: number, most: number): LessonChecks['checks'][number] {
  const expected = least === most ? `${least}` : `between ${least} and ${most}`;
  return check(`The volume is ${expected} at frame ${frame}`, (video) => {
    // A function is read at once, and a number at each frame.
    const item = video.at(frame).timeline.find(({component}) => component === 'Audio');
    const value = item?.volumes?.[frame - item.start];
    if (!item || value === undefined) {
      return {expected: `At frame ${frame}, the audio should play.`, found: 'There is no <Audio>.', frame};
    }
    return value >= least - 0.02 && value <= most + 0.02
      ? undefined
      : {expected: `At frame ${frame}, the volume should be ${expected}.`, found: `It’s ${format(value)}.`, frame};
  });
}

export const checks: LessonChecks = {
  frames: [0, 30, 60, 120, 179],
  checks: [
    hasVolume(0, 0, 0),
    hasVolume(30, 0.3, 0.7),
    hasVolume(60, 1, 1),
    hasVolume(120, 1, 1),
    hasVolume(179, 1, 1),
  ],
};
