import type {Inspection, Snapshot} from './Inspection.ts';

/** An inspected video, for checks. */
export type InspectedVideo = Inspection & {
  /** The snapshot of a frame. Throws if the lesson doesn't list the frame. */
  readonly at: (frame: number) => Snapshot;
  /** The snapshots from one frame to another, both included. */
  readonly between: (from: number, to: number) => readonly Snapshot[];
  readonly last: Snapshot;
};

/** Prepares an inspection for checks. */
export function createInspectedVideo(inspection: Inspection): InspectedVideo {
  const snapshots = new Map(inspection.snapshots.map((snapshot) => [snapshot.frame, snapshot]));
  const at = (frame: number): Snapshot => {
    const snapshot = snapshots.get(Math.min(frame, inspection.composition.durationInFrames - 1));
    if (!snapshot) {
      throw new Error(`The lesson looks at frame ${frame}, but doesn’t list it in its frames.`);
    }
    return snapshot;
  };
  return {
    ...inspection,
    at,
    between: (from, to) => inspection.snapshots.filter(({frame}) => frame >= from && frame <= to),
    last: at(inspection.composition.durationInFrames - 1),
  };
}
