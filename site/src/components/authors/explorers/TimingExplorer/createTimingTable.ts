import {getElementName} from './TimingNode.ts';
import type {TimingView} from './getTimingView.ts';

/** The maximum number of rows. The table of a long composition skips frames. */
const maxRows = 200;

/** Returns the frame of each component at the frames of the composition. */
export function createTimingTable({frames, rows}: TimingView): {
  columns: string[];
  rows: {at: number; cells: string[]}[];
} {
  const components = rows.filter(({node}) => node.kind === 'component');
  const stride = Math.ceil(frames.length / maxRows);
  return {
    columns: ['frame', ...components.map(({node}, index) => `${index + 1}: ${getElementName(node)}`)],
    rows: frames.flatMap((seen, frame) =>
      frame % stride === 0 ? {at: frame, cells: components.map(({path}) => String(seen.get(path) ?? '–'))} : [],
    ),
  };
}
