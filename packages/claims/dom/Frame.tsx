import type {ReactNode} from 'react';
import {useCurrentFrame} from 'remotion';

/** Shows the current frame. */
export function Frame(): ReactNode {
  return useCurrentFrame();
}
