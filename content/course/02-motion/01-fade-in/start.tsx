import {AbsoluteFill} from 'remotion';

export const Video: React.FC = () => {

  return (
    <AbsoluteFill style={scene}>
      <div>Harbor Days</div>
    </AbsoluteFill>
  );
};

const scene: React.CSSProperties = {
  backgroundColor: '#1d3557',
  color: '#fdf6d8',
  fontFamily: 'Geist, sans-serif',
  fontSize: 130,
  fontWeight: 700,
  alignItems: 'center',
  justifyContent: 'center',
};
