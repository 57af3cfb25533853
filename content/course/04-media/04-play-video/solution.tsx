import {AbsoluteFill, OffthreadVideo, staticFile} from 'remotion';

export const Video: React.FC = () => {
  return (
    <AbsoluteFill style={scene}>
      <OffthreadVideo src={staticFile('media/coast.webm')} startFrom={60} style={{width: '100%'}} />
      <div style={{position: 'absolute'}}>On the way</div>
    </AbsoluteFill>
  );
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
