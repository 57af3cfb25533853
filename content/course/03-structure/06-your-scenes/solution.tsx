import {AbsoluteFill, Series} from 'remotion';

export const Video: React.FC = () => {
  return (
    <Series>
      <Series.Sequence durationInFrames={60}>
        <Scene color="#1d3557">Summer at the sea</Scene>
      </Series.Sequence>
      <Series.Sequence durationInFrames={60}>
        <Scene color="#9d2b3a">Every evening</Scene>
      </Series.Sequence>
      <Series.Sequence durationInFrames={60}>
        <Scene color="#2a6f5e">See you there</Scene>
      </Series.Sequence>
    </Series>
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
