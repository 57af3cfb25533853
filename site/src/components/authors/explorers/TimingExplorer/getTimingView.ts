import {getActiveNodes, getPath} from './getActiveNodes.ts';
import type {TimingNode, TimingState} from './TimingNode.ts';

/** The values of an element in the timeline. */
export type TimingRow = {
  readonly path: string;
  readonly node: TimingNode;
  readonly depth: number;
  /** The ranges in which it's mounted, with one range per iteration of a loop. */
  readonly bars: readonly Bar[];
  /** The first position defined by its props. Missing if a `<Freeze>` has stopped time. */
  readonly start: number | undefined;
};

/** A range of frames of the composition, and what the children see at both ends. */
export type Bar = {
  readonly first: number;
  readonly last: number;
  readonly firstSeen: number;
  readonly lastSeen: number;
};

/** All frames of a timeline, and its elements as rows. */
export type TimingView = {
  readonly frames: readonly ReadonlyMap<string, number>[];
  readonly rows: readonly TimingRow[];
};

/** Calculates every frame of the composition. */
export function getTimingView(state: TimingState): TimingView {
  const frames = Array.from({length: state.durationInFrames}, (_, frame) => getActiveNodes(state, frame));
  const createRows = (node: TimingNode, path: string, depth: number, start: number | undefined): TimingRow[] => [
    {path, node, depth, bars: getBars(frames, path), start},
    ...getChildStarts(node, start).flatMap((childStart, index) => {
      const child = node.children[index];
      return child ? createRows(child, getPath(path, index), depth + 1, childStart) : [];
    }),
  ];
  return {
    frames,
    rows: state.nodes.flatMap((node, index) => createRows(node, getPath('', index), 0, node.values.from ?? 0)),
  };
}

function getBars(frames: readonly ReadonlyMap<string, number>[], path: string): Bar[] {
  const bars: Bar[] = [];
  frames.forEach((seen, frame) => {
    const now = seen.get(path);
    if (now === undefined) {
      return;
    }
    const bar = bars.at(-1);
    const continues = bar?.last === frame - 1 && (now === bar.lastSeen || now === bar.lastSeen + 1);
    if (bar && continues) {
      bars[bars.length - 1] = {...bar, last: frame, lastSeen: now};
    } else {
      bars.push({first: frame, last: frame, firstSeen: now, lastSeen: now});
    }
  });
  return bars;
}

/** Returns where the children of an element start if the element starts at this frame. */
function getChildStarts(node: TimingNode, start: number | undefined): readonly (number | undefined)[] {
  if (start === undefined || node.kind === 'Freeze') {
    return node.children.map(() => undefined);
  }
  if (node.kind !== 'Series') {
    return node.children.map(({values}) => start + (values.from ?? 0));
  }
  let next = start;
  return node.children.map(({values}) => {
    const begin = next + (values.offset ?? 0);
    next = begin + (values.durationInFrames ?? 0);
    return begin;
  });
}
