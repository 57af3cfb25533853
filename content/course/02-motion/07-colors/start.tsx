import {AbsoluteFill, useCurrentFrame} from 'remotion';

const night = '#14213d';
const morning = '#ffd6a5';

export const Video: React.FC = () => {
  const frame = useCurrentFrame();
  const sky = frame < 60 ? night : morning;

  return <AbsoluteFill style={{...scene, backgroundColor: sky}}>Harbor Days</AbsoluteFill>;
};

const scene: React.CSSProperties = {
  color: '#e4572e',
  fontFamily: 'Geist, sans-serif',
  fontSize: 130,
  fontWeight: 700,
  alignItems: 'center',
  justifyContent: 'center',
};
