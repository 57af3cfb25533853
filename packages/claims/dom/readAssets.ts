import type {ReactNode} from 'react';
import type {TAsset} from 'remotion';
import {onTestFinished} from 'vitest';
import {mount} from './mount.tsx';
import {simulateRender} from './simulateRender.ts';

/** Returns the sounds that an element adds to a frame of a render. */
export async function readAssets(element: ReactNode, frame = 0): Promise<readonly TAsset[]> {
  simulateRender();
  window.remotion_audioEnabled = true;
  window.remotion_videoEnabled = true;
  onTestFinished(() => {
    window.remotion_audioEnabled = false;
    window.remotion_videoEnabled = false;
  });
  const {getManager} = await mount(element, {frame});
  return getManager().assets;
}
