import type {TimingNode, TimingState} from './TimingNode';

/**
 * What each element hands to its children as the frame, and each component sees, at a frame of the composition; by
 * place in the tree, such as `1.0` for the first child of the second element. What is not mounted is not among it.
 */
export const framesAt = (state: TimingState, frame: number): ReadonlyMap<string, number> => {
  const seen = new Map<string, number>();
  const {durationInFrames: length, nodes} = state;
  visitAll(nodes, '', {position: frame, start: 0, length, composition: length, seen});
  return seen;
};

/** What the contexts of the toolkit hold at a place in the tree. */
interface Surroundings {
  /** The timeline's frame, as far as no `<Freeze>` has set another. */
  readonly position: number;
  /** Where the innermost sequence starts. */
  readonly start: number;
  /** The duration that `useVideoConfig()` gives: of the innermost sequence, or of the composition. */
  readonly length: number;
  /** The composition's own duration. */
  readonly composition: number;
  readonly seen: Map<string, number>;
}

/** The place of a child in the tree. */
export const placeOf = (parent: string, index: number): string => (parent === '' ? `${index}` : `${parent}.${index}`);

const visitAll = (nodes: readonly TimingNode[], parent: string, around: Surroundings): void =>
  nodes.forEach((node, index) => visit(node, placeOf(parent, index), around));

const visit = (node: TimingNode, place: string, around: Surroundings): void => {
  const {from = 0, durationInFrames = Infinity, times = Infinity, frame = 0} = node.values;
  const {position, start, length, composition, seen} = around;
  const local = position - start;
  switch (node.kind) {
    case 'component':
      seen.set(place, local);
      break;
    case 'Sequence':
    case 'Series.Sequence':
      enter(node, place, from, durationInFrames, around);
      break;
    case 'Series': {
      seen.set(place, local);
      let next = 0;
      node.children.forEach((entry, index) => {
        const begin = next + (entry.values.offset ?? 0);
        const entryDuration = entry.values.durationInFrames ?? 0;
        enter(entry, placeOf(place, index), begin, entryDuration, around);
        next = begin + entryDuration;
      });
      break;
    }
    case 'Loop': {
      // As many passes as begin before the end of what surrounds the loop.
      const passes = Math.min(Math.ceil(length / durationInFrames), times);
      const pass = Math.floor(local / durationInFrames);
      if (pass >= 0 && pass < passes) enter(node, place, pass * durationInFrames, durationInFrames, around);
      break;
    }
    case 'Freeze':
      seen.set(place, frame);
      // What is inside begins anew, without the sequences around it.
      visitAll(node.children, place, {...around, position: frame, start: 0, length: composition});
      break;
  }
};

/** A sequence: mounts its children for its duration, and starts their time. */
const enter = (node: TimingNode, place: string, from: number, duration: number, around: Surroundings): void => {
  const start = around.start + from;
  if (around.position < start || around.position >= start + duration) return;
  const length = Math.max(0, Math.min(around.length - from, duration));
  around.seen.set(place, around.position - start);
  visitAll(node.children, place, {...around, start, length});
};
