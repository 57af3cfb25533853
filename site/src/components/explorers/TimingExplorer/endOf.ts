import type {TimingNode} from './TimingNode';

/** What an element that has no end is taken for, in frames. */
const openEnd = 30;

/** The frame by which a timing has shown what it does: where the last element ends, as far as it says so. */
export const endOf = (nodes: readonly TimingNode[]): number => Math.max(0, ...nodes.map(endOfNode));

const endOfNode = (node: TimingNode): number => {
  const {from = 0, durationInFrames, times = 3} = node.values;
  switch (node.kind) {
    case 'Sequence':
      return from + (durationInFrames ?? Math.max(openEnd, endOf(node.children)));
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
};
