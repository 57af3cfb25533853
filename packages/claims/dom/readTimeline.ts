import type {ReactNode} from 'react';
import type {TSequence} from 'remotion';
import {mount} from './mount.tsx';

/** Returns the rows that an element adds to the preview's timeline. */
export async function readTimeline(element: ReactNode): Promise<readonly TSequence[]> {
  return (await mount(element)).getManager().sequences;
}
