import type {ReactNode} from 'react';
import {mount} from './mount.tsx';

/** Returns the text of an element at each of the given frames of a composition with 100 frames. */
export async function readFrames(element: ReactNode, frames: readonly number[]): Promise<string[]> {
  const {getText, setFrame} = await mount(element);
  const texts: string[] = [];
  for (const frame of frames) {
    await setFrame(frame);
    texts.push(getText());
  }
  return texts;
}
