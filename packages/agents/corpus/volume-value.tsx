// finds: @remotion/volume-callback, says: callback
// from: /docs/audio
import {Audio, interpolate, staticFile, useCurrentFrame} from 'remotion';

export const Music: React.FC = () => {
  const frame = useCurrentFrame();
  const volume = interpolate(frame, [0, 30], [0, 1], {extrapolateRight: 'clamp'});

  return <Audio src={staticFile('music.mp3')} volume={volume} />;
};
