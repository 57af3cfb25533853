import type {NumberName} from './Entries.ts';
import {lambdaLimits} from './lambdaLimits.ts';

/** A field for a number. */
export type NumberRule = {
  readonly name: NumberName;
  readonly label: string;
  /** A short label. */
  readonly hint: string;
  readonly min: number;
  readonly max: number;
  /** Whether the number has to be an integer. */
  readonly whole: boolean;
  /** The meaning of an empty field. If it's missing, the field is required. */
  readonly empty?: string;
};

/** Nine digits are enough for anyone, and stay exact. */
const maxAmount = 999_999_999;

/** The number fields, in page order. */
export const plannerFields: readonly NumberRule[] = [
  {name: 'seconds', label: 'Video duration', hint: 'Seconds', min: 0.01, max: 86_400, whole: false},
  {name: 'fps', label: 'Frame rate', hint: 'Frames per second', min: 1, max: 240, whole: false},
  {
    name: 'framesPerFunction',
    label: 'Frames per function',
    hint: 'Leave empty for the default',
    min: 1,
    max: maxAmount,
    whole: true,
    empty: 'Default',
  },
  {
    name: 'memory',
    label: 'Memory',
    hint: 'MB per function',
    min: lambdaLimits.minMemory,
    max: lambdaLimits.maxMemory,
    whole: true,
  },
  {
    name: 'disk',
    label: 'Disk',
    hint: 'MB per function',
    min: lambdaLimits.minDisk,
    max: lambdaLimits.maxDisk,
    whole: true,
  },
  {
    name: 'frameTime',
    label: 'Time per frame',
    hint: 'Milliseconds on average. Measure your own',
    min: 0.1,
    max: 600_000,
    whole: false,
  },
  {
    name: 'outputRate',
    label: 'Output size',
    hint: 'MB per minute. Check with a test render',
    min: 0.01,
    max: 100_000,
    whole: false,
  },
  {name: 'renders', label: 'Renders', hint: 'Per month', min: 0, max: maxAmount, whole: true},
  {name: 'team', label: 'Team size', hint: 'Employees of the company', min: 1, max: maxAmount, whole: true},
  {name: 'developers', label: 'Developers', hint: 'People who write videos', min: 0, max: maxAmount, whole: true},
];
