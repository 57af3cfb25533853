import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Video: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={{backgroundColor: '#1d3557'}}>
      <div id="sun" style={{...sun, transform: `translateX(${frame * 10}px)`}} />
    </AbsoluteFill>
  );
};

const sun: React.CSSProperties = {
  position: 'absolute',
  left: 120,
  top: 140,
  width: 200,
  height: 200,
  borderRadius: '50%',
  backgroundColor: '#ff9f5c',
};
