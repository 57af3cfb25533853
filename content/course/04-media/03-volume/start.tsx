import {AbsoluteFill, Audio, staticFile} from 'remotion';

export const Video: React.FC = () => {
  return (
    <AbsoluteFill style={scene}>
      Fade in
      <Audio src={staticFile('media/song.mp3')} />
    </AbsoluteFill>
  );
};

const scene: React.CSSProperties = {
  backgroundColor: '#1d3557',
  color: '#fdf6d8',
  fontFamily: 'Geist, sans-serif',
  fontSize: 110,
  fontWeight: 700,
  alignItems: 'center',
  justifyContent: 'center',
};
