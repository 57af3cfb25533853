import {AbsoluteFill, Audio, Img, interpolate, staticFile, useCurrentFrame} from 'remotion';

export const Video: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill>
      <Img
        src={staticFile('media/dunes.webp')}
        style={{width: '100%', height: '100%', objectFit: 'cover', transform: `scale(${1 + frame / 900})`}}
      />
      <AbsoluteFill style={scene}>Summer at the sea</AbsoluteFill>
      <Audio
        src={staticFile('media/song.mp3')}
        volume={(f) => interpolate(f, [0, 30, 150, 179], [0, 0.6, 0.6, 0])}
      />
    </AbsoluteFill>
  );
};

const scene: React.CSSProperties = {
  backgroundColor: 'rgba(0, 0, 0, 0.4)',
  color: '#fdf6d8',
  fontFamily: 'Geist, sans-serif',
  fontSize: 110,
  fontWeight: 700,
  alignItems: 'center',
  justifyContent: 'center',
};
