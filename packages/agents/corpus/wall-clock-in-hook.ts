// finds: wall-clock, says: Date.now
// from: /docs/flickering#cause-3
import {useMemo} from 'react';
import {useVideoConfig} from 'remotion';

export const useElapsed = (start: number): number => {
  const {fps} = useVideoConfig();
  return useMemo(() => ((Date.now() - start) / 1000) * fps, [start, fps]);
};
