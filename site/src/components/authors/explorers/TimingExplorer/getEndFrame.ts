import type {TimingNode} from './TimingNode.ts';

/** The assumed duration of an element without an end, in frames. */
const openEnd = 30;

/** Returns the frame after which a timeline has shown everything: the last known end of an element. */
export function getEndFrame(nodes: readonly TimingNode[]): number {
  return Math.max(0, ...nodes.map(getNodeEnd));
}

function getNodeEnd(node: TimingNode): number {
  const {from = 0, durationInFrames, times = 3} = node.values;
  switch (node.kind) {
    case 'Sequence':
      return from + (durationInFrames ?? Math.max(openEnd, getEndFrame(node.children)));
    case 'Series':
      return node.children.reduce((end, {values}) => end + (values.offset ?? 0) + (values.durationInFrames ?? 0), 0);
    case 'Series.Sequence':
      return durationInFrames ?? 0;
    case 'Loop':
      return (durationInFrames ?? 0) * times;
    case 'Freeze':
    case 'component':
      return openEnd;
  }
}
