import {useEffect, useState} from 'react';
import type {RunningDemo} from '../useDemo';

/** The frame that a demo shows. */
export const useFrame = ({player, initialFrame, stillFrame}: RunningDemo): number => {
  const [frame, setFrame] = useState<number>();
  useEffect(() => {
    if (!player) return undefined;
    const update = ({detail}: {detail: {frame: number}}): void => setFrame(detail.frame);
    player.addEventListener('frameupdate', update);
    return () => player.removeEventListener('frameupdate', update);
  }, [player]);
  return frame ?? (player ? initialFrame : stillFrame);
};
