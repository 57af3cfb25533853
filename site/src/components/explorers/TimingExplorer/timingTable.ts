import {elementName} from './TimingNode';
import type {TimingView} from './timingView';

/** Rows of the table, at the most; a long composition shows some of its frames. */
const mostRows = 200;

/** The frame of each component, at the frames of the composition. */
export const timingTable = ({frames, rows}: TimingView): {columns: string[]; rows: {at: number; cells: string[]}[]} => {
  const components = rows.filter(({node}) => node.kind === 'component');
  const stride = Math.ceil(frames.length / mostRows);
  return {
    columns: ['frame', ...components.map(({node}, index) => `${index + 1}: ${elementName(node)}`)],
    rows: frames.flatMap((seen, frame) =>
      frame % stride === 0 ? {at: frame, cells: components.map(({place}) => String(seen.get(place) ?? '–'))} : [],
    ),
  };
};
