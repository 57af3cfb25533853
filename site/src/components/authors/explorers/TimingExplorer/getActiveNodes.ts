import type {TimingNode, TimingState} from './TimingNode.ts';
import {clamp} from '../../../ui/clamp.ts';

/**
 * Calculates the frame that each element passes to its children, and that each component sees, at a frame of the
 * composition. The keys are paths in the tree, such as `1.0` for the first child of the second element. Elements that
 * aren't mounted are missing.
 */
export function getActiveNodes(state: TimingState, frame: number): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  const {durationInFrames: length, nodes} = state;
  visitAll(nodes, '', {position: frame, start: 0, length, composition: length, seen});
  return seen;
}

/** The values of the toolkit's contexts at a position in the tree. */
type Surroundings = {
  /** The timeline's frame, unless a `<Freeze>` has set another one. */
  readonly position: number;
  /** The start of the innermost sequence. */
  readonly start: number;
  /** The duration that `useVideoConfig()` returns: of the innermost sequence or the composition. */
  readonly length: number;
  /** The duration of the composition. */
  readonly composition: number;
  readonly seen: Map<string, number>;
};

/** Returns the path of a child in the tree. */
export function getPath(parent: string, index: number): string {
  return parent === '' ? `${index}` : `${parent}.${index}`;
}

function visitAll(nodes: readonly TimingNode[], parent: string, around: Surroundings): void {
  return nodes.forEach((node, index) => visit(node, getPath(parent, index), around));
}

function visit(node: TimingNode, path: string, around: Surroundings): void {
  const {from = 0, durationInFrames = Infinity, times = Infinity, frame = 0} = node.values;
  const {position, start, length, composition, seen} = around;
  const local = position - start;
  switch (node.kind) {
    case 'component':
      seen.set(path, local);
      break;
    case 'Sequence':
    case 'Series.Sequence':
      enter(node, path, from, durationInFrames, around);
      break;
    case 'Series': {
      seen.set(path, local);
      let next = 0;
      node.children.forEach((entry, index) => {
        const begin = next + (entry.values.offset ?? 0);
        const entryDuration = entry.values.durationInFrames ?? 0;
        enter(entry, getPath(path, index), begin, entryDuration, around);
        next = begin + entryDuration;
      });
      break;
    }
    case 'Loop': {
      // All iterations that start before the parent of the loop ends.
      const passes = Math.min(Math.ceil(length / durationInFrames), times);
      const pass = Math.floor(local / durationInFrames);
      if (pass >= 0 && pass < passes) {
        enter(node, path, pass * durationInFrames, durationInFrames, around);
      }
      break;
    }
    case 'Freeze':
      seen.set(path, frame);
      // The content starts again, without the sequences around it.
      visitAll(node.children, path, {...around, position: frame, start: 0, length: composition});
      break;
  }
}

/** A sequence mounts its children for its duration and shifts their time. */
function enter(node: TimingNode, path: string, from: number, duration: number, around: Surroundings): void {
  const start = around.start + from;
  if (around.position < start || around.position >= start + duration) {
    return;
  }
  const length = clamp(duration, 0, around.length - from);
  around.seen.set(path, around.position - start);
  visitAll(node.children, path, {...around, start, length});
}
