import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const Video: React.FC = () => {
  return (
    <AbsoluteFill style={{backgroundColor: '#a8dadc'}}>
      <Sun />
      <Counter />
    </AbsoluteFill>
  );
};

const Sun: React.FC = () => {
  const frame = useCurrentFrame();
  return <div id="sun" style={{...sun, left: frame * 12}} />;
};

const Counter: React.FC = () => {
  const frame = useCurrentFrame();
  return <div id="counter" style={counter}>{frame}</div>;
};

const sun: React.CSSProperties = {
  position: 'absolute',
  top: 120,
  width: 200,
  height: 200,
  borderRadius: '50%',
  backgroundColor: '#ff9f5c',
};

const counter: React.CSSProperties = {
  position: 'absolute',
  bottom: 80,
  width: '100%',
  textAlign: 'center',
  fontFamily: 'Geist, sans-serif',
  fontSize: 120,
};
