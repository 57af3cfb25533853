import type {Entries, NumberName} from './Entries';

/** The entries as numbers that can be computed with. */
export interface Workload
  extends Pick<Entries, 'region' | 'architecture'>, Readonly<Record<Exclude<NumberName, 'framesPerFunction'>, number>> {
  /** All frames of the video. */
  readonly frames: number;
  /** Nothing for the package's default. */
  readonly framesPerFunction: number | undefined;
}
