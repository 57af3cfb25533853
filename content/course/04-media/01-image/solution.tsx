import {AbsoluteFill, Img, staticFile} from 'remotion';

export const Video: React.FC = () => {
  return (
    <AbsoluteFill style={scene}>
      <Img src={staticFile('media/harbor.webp')} style={cover} />
      <div style={{zIndex: 1}}>Harbor Days</div>
    </AbsoluteFill>
  );
};

const cover: React.CSSProperties = {
  position: 'absolute',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
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
