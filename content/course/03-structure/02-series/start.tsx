import {AbsoluteFill} from 'remotion';

export const Video: React.FC = () => {
  return (
    <>
      <Scene color="#1d3557">Boats</Scene>
      <Scene color="#9d2b3a">Lights</Scene>
      <Scene color="#2a6f5e">Music</Scene>
    </>
  );
};

const Scene: React.FC<{color: string; children: string}> = ({color, children}) => {
  return <AbsoluteFill style={{...scene, backgroundColor: color}}>{children}</AbsoluteFill>;
};

const scene: React.CSSProperties = {
  color: '#fdf6d8',
  fontFamily: 'Geist, sans-serif',
  fontSize: 110,
  fontWeight: 700,
  alignItems: 'center',
  justifyContent: 'center',
};
