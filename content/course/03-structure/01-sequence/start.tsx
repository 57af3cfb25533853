import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const Video: React.FC = () => {
  return (
    <AbsoluteFill>
      <Title>Harbor Days</Title>
      <Title>12 June</Title>
    </AbsoluteFill>
  );
};

const Title: React.FC<{children: string}> = ({children}) => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 15], [0, 1]);

  return <AbsoluteFill style={{...scene, opacity}}>{children}</AbsoluteFill>;
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
