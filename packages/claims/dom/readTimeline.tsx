import {useContext, type ReactNode} from 'react';
import {Internals, type TSequence} from 'remotion';
import {mount} from './mount.tsx';

/** Returns the rows that an element adds to the preview's timeline. */
export async function readTimeline(element: ReactNode): Promise<readonly TSequence[]> {
  let rows: readonly TSequence[] = [];
  function Rows(): ReactNode {
    rows = useContext(Internals.CompositionManager).sequences;
    return null;
  }
  await mount(
    <>
      {element}
      <Rows />
    </>,
  );
  return rows;
}
