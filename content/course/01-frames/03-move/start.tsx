import {AbsoluteFill} from 'remotion';

export const Video: React.FC = () => {
  return (
    <AbsoluteFill style={{backgroundColor: '#1d3557'}}>
      <div id="sun" style={{...sun, transform: 'translateX(0px)'}} />
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
