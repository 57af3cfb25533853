import {useEffect, useState} from 'react';
import type {RunningDemo} from '../useDemo.ts';

/** Returns the current frame of a demo. */
export function useFrame({player, initialFrame}: RunningDemo): number {
  const [frame, setFrame] = useState<number>();
  useEffect(() => {
    if (!player) {
      return undefined;
    }
    const update = ({detail}: {detail: {frame: number}}): void => setFrame(detail.frame);
    player.addEventListener('frameupdate', update);
    return () => player.removeEventListener('frameupdate', update);
  }, [player]);
  return frame ?? initialFrame;
}
