import {type LessonChecks, check, createFinding, isPure} from '../../../../packages/course/course.ts';

function hasSky(frame: number, least: number, most: number): LessonChecks['checks'][number] {
  return check(`The sky is right at frame ${frame}`, (video) => {
    const snapshot = video.at(frame);
    const sky = snapshot.elements.find(({background, box}) => box.width > 1200 && background !== 'rgba(0, 0, 0, 0)');
    const value = Number(/\d+/.exec(sky?.background ?? '')?.[0] ?? -1);
    return value >= least && value <= most
      ? undefined
      : createFinding(
          snapshot,
          undefined,
          `At frame ${frame}, the sky should be ${frame === 0 ? '#14213d' : frame >= 60 ? '#ffd6a5' : 'halfway between the two colors'}.`,
          sky ? `It’s ${toHex(sky.background)}.` : 'No element with a background color fills the frame.',
        );
  });
}

/** Converts the computed style to the notation of the task. */
function toHex(color: string): string {
  const parts = (color.match(/\d+/g) ?? []).slice(0, 3);
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}

export const checks: LessonChecks = {
  checks: [hasSky(0, 18, 22), hasSky(30, 110, 165), hasSky(60, 250, 255), hasSky(89, 250, 255), isPure],
};
