import type {NumberName} from './Entries';
import {lambdaLimits} from './lambdaLimits';

/** A field for a number. */
export interface NumberRule {
  readonly name: NumberName;
  readonly label: string;
  /** What is counted, in a few words. */
  readonly hint: string;
  readonly min: number;
  readonly max: number;
  /** Whether the number has no digits behind the point. */
  readonly whole: boolean;
  /** What an empty field means; nothing when it has to be filled in. */
  readonly empty?: string;
}

/** Nine digits are enough for anyone, and stay exact. */
const most = 999_999_999;

/** The fields for numbers, in their order on the page. */
export const plannerFields: readonly NumberRule[] = [
  {name: 'seconds', label: 'Duration of the video', hint: 'Seconds', min: 0.01, max: 86_400, whole: false},
  {name: 'fps', label: 'Frame rate', hint: 'Frames per second', min: 1, max: 240, whole: false},
  {
    name: 'framesPerFunction',
    label: 'Frames for each function',
    hint: 'Leave it empty for the default',
    min: 1,
    max: most,
    whole: true,
    empty: 'Default',
  },
  {
    name: 'memory',
    label: 'Memory',
    hint: 'MB for each function',
    min: lambdaLimits.minMemory,
    max: lambdaLimits.maxMemory,
    whole: true,
  },
  {
    name: 'disk',
    label: 'Disk',
    hint: 'MB for each function',
    min: lambdaLimits.minDisk,
    max: lambdaLimits.maxDisk,
    whole: true,
  },
  {
    name: 'frameTime',
    label: 'Time for a frame',
    hint: 'Milliseconds on average. An assumption: measure yours',
    min: 0.1,
    max: 600_000,
    whole: false,
  },
  {
    name: 'outputRate',
    label: 'Size of the output',
    hint: 'MB for each minute. An assumption: a test render tells',
    min: 0.01,
    max: 100_000,
    whole: false,
  },
  {name: 'renders', label: 'Renders', hint: 'In a month', min: 0, max: most, whole: true},
  {name: 'team', label: 'Team size', hint: 'Employees of a company', min: 1, max: most, whole: true},
  {name: 'developers', label: 'Developers', hint: 'Who write videos', min: 0, max: most, whole: true},
];
