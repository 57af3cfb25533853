import type {Box} from './Inspection.ts';
import type {InspectedVideo} from './InspectedVideo.ts';

/** What a check found instead of what it expected. */
export type LessonFinding = {
  /** Complete sentences for the reader: `At frame 0, the title’s opacity should be 0. It’s 1.` */
  readonly expected: string;
  readonly found: string;
  readonly frame?: number;
  /** Where in the frame. */
  readonly box?: Box;
  /** The name of the element that the check needs but that isn't there. */
  readonly missing?: string;
};

/** One expectation of a lesson. */
export type Check = {
  /** What is true of a right solution: `The title is invisible at frame 0`. */
  readonly title: string;
  readonly run: (video: InspectedVideo) => LessonFinding | undefined;
};

/** The expectations of a lesson, and the frames at which they look. */
export type LessonChecks = {
  readonly checks: readonly Check[];
  /** Default: every frame of a video of up to 200 frames, otherwise 60 of them. */
  readonly frames?: readonly number[];
  /** Props that override the defaults while the checks run. */
  readonly props?: Readonly<Record<string, unknown>>;
  /** The frame rate while the checks run, unless the code has a composition. */
  readonly fps?: number;
};

/** The result of a check. */
export type LessonCheckResult = {
  readonly title: string;
  readonly finding?: LessonFinding;
  /** The check needs an element that an earlier check has already reported as missing from the same frame. */
  readonly isSkipped?: boolean;
};
