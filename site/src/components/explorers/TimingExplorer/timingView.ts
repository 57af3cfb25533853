import {framesAt, placeOf} from './framesAt';
import type {TimingNode, TimingState} from './TimingNode';

/** What the timeline shows of an element. */
export interface TimingRow {
  readonly place: string;
  readonly node: TimingNode;
  readonly depth: number;
  /** When it is mounted; one for each pass of a loop. */
  readonly bars: readonly Bar[];
  /** Where its props put it, at its first time; nothing where a `<Freeze>` has stopped time. */
  readonly start: number | undefined;
}

/** A run of frames of the composition, with what children see at both ends. */
export interface Bar {
  readonly first: number;
  readonly last: number;
  readonly firstSeen: number;
  readonly lastSeen: number;
}

/** Every frame of a timing, and its elements as rows. */
export interface TimingView {
  readonly frames: readonly ReadonlyMap<string, number>[];
  readonly rows: readonly TimingRow[];
}

/** Works out every frame of the composition. */
export const timingView = (state: TimingState): TimingView => {
  const frames = Array.from({length: state.durationInFrames}, (_, frame) => framesAt(state, frame));
  const rowsOf = (node: TimingNode, place: string, depth: number, start: number | undefined): TimingRow[] => [
    {place, node, depth, bars: barsOf(frames, place), start},
    ...childStarts(node, start).flatMap((childStart, index) => {
      const child = node.children[index];
      return child ? rowsOf(child, placeOf(place, index), depth + 1, childStart) : [];
    }),
  ];
  return {
    frames,
    rows: state.nodes.flatMap((node, index) => rowsOf(node, placeOf('', index), 0, node.values.from ?? 0)),
  };
};

const barsOf = (frames: readonly ReadonlyMap<string, number>[], place: string): Bar[] => {
  const bars: Bar[] = [];
  frames.forEach((seen, frame) => {
    const now = seen.get(place);
    if (now === undefined) return;
    const bar = bars.at(-1);
    const goesOn = bar?.last === frame - 1 && (now === bar.lastSeen || now === bar.lastSeen + 1);
    if (bar && goesOn) bars[bars.length - 1] = {...bar, last: frame, lastSeen: now};
    else bars.push({first: frame, last: frame, firstSeen: now, lastSeen: now});
  });
  return bars;
};

/** Where the children of an element start, when it starts there. */
const childStarts = (node: TimingNode, start: number | undefined): readonly (number | undefined)[] => {
  if (start === undefined || node.kind === 'Freeze') return node.children.map(() => undefined);
  if (node.kind !== 'Series') return node.children.map(({values}) => start + (values.from ?? 0));
  let next = start;
  return node.children.map(({values}) => {
    const begin = next + (values.offset ?? 0);
    next = begin + (values.durationInFrames ?? 0);
    return begin;
  });
};
