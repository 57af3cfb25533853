// finds: audio-data, says: each frame
// from: /docs/use-audio-data
import {useAudioData} from '@remotion/media-utils';
import {staticFile, useCurrentFrame} from 'remotion';

export const useSong = () => {
  const frame = useCurrentFrame();
  return useAudioData(`${staticFile('song.mp3')}?frame=${frame}`);
};
