import {AbsoluteFill, Sequence, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Video: React.FC = () => {
  return (
    <AbsoluteFill style={scene}>
      <Card day="Fri" what="Boats" />
      <Sequence from={20} layout="none">
        <Card day="Sat" what="Lights" />
      </Sequence>
      <Sequence from={40} layout="none">
        <Card day="Sun" what="Music" />
      </Sequence>
    </AbsoluteFill>
  );
};

const Card: React.FC<{day: string; what: string}> = ({day, what}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const shown = spring({frame, fps});

  return (
    <div style={{...card, transform: `scale(${shown})`}}>
      <b>{day}</b>
      <div>{what}</div>
    </div>
  );
};

const scene: React.CSSProperties = {
  backgroundColor: '#1d3557',
  fontFamily: 'Geist, sans-serif',
  fontSize: 70,
  flexDirection: 'row',
  gap: 40,
  alignItems: 'center',
  justifyContent: 'center',
};

const card: React.CSSProperties = {
  backgroundColor: '#fdf6d8',
  borderRadius: 24,
  padding: '60px 40px',
  width: 240,
  textAlign: 'center',
};
