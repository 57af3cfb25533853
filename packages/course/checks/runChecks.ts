import type {LessonCheckResult, LessonChecks} from './Check.ts';
import type {Inspection} from './Inspection.ts';
import {createInspectedVideo} from './InspectedVideo.ts';

/** Most frames of a video of which each is inspected, and the frames of a longer one. */
const [maxFrames, sampledFrames] = [200, 60];

/** The frames that a lesson looks at: those it lists, and the first and the last. */
export function getFrames({frames}: LessonChecks, durationInFrames: number): number[] {
  const last = durationInFrames - 1;
  const step = durationInFrames <= maxFrames ? 1 : Math.ceil(durationInFrames / sampledFrames);
  const listed = frames ?? Array.from({length: Math.ceil(durationInFrames / step)}, (_, index) => index * step);
  const inside = [0, ...listed, last].filter((frame) => frame <= last);
  return [...new Set(inside)].sort((one, other) => one - other);
}

/**
 * Runs all checks of a lesson. A check after a failed one runs, too, because it may fail for a reason of its own. An
 * element that is missing from a frame is only reported once.
 */
export function runChecks({checks}: LessonChecks, inspection: Inspection): LessonCheckResult[] {
  const video = createInspectedVideo(inspection);
  const reported = new Set<string>();
  return checks.map(({title, run}) => {
    const finding = run(video);
    if (finding?.missing === undefined) {
      return {title, finding};
    }
    const key = `${finding.frame} ${finding.missing}`;
    const isSkipped = reported.has(key);
    reported.add(key);
    return isSkipped ? {title, isSkipped} : {title, finding};
  });
}
