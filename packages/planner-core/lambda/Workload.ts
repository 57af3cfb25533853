import type {Entries, NumberName} from './Entries.ts';

/** The entries as numbers for calculations. */
export type Workload = {
  /** The number of frames in the video. */
  readonly frames: number;
  /** Missing for the package's default. */
  readonly framesPerFunction: number | undefined;
} & Pick<Entries, 'region' | 'architecture'> &
  Readonly<Record<Exclude<NumberName, 'framesPerFunction'>, number>>;
