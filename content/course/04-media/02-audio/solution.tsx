import {AbsoluteFill, Audio, Sequence, staticFile} from 'remotion';

export const Video: React.FC = () => {
  return (
    <AbsoluteFill style={scene}>
      Listen from second 2
      <Sequence from={60}>
        <Audio src={staticFile('media/song.mp3')} />
      </Sequence>
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
