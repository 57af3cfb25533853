import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

interface GreetingProps {
  name: string;
  message: string;
  color: string;
}

export const Greeting: React.FC<GreetingProps> = ({name, message, color}) => {
  const frame = useCurrentFrame();
  const rise = (from: number) =>
    interpolate(frame, [from, from + 18], [130, 0], {
      easing: Easing.bezier(0.2, 0.8, 0.2, 1),
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    });

  return (
    <AbsoluteFill style={{backgroundColor: '#f6f3ee', padding: 40}}>
      <div style={{...card, backgroundColor: color}}>
        <div style={{...nameLine, fontSize: Math.min(208, 1700 / name.length)}}>
          <div style={{transform: `translateY(${rise(6)}%)`}}>{name},</div>
        </div>
        <div style={{overflow: 'hidden'}}>
          <div style={{transform: `translateY(${rise(14)}%)`}}>{message}</div>
        </div>
      </div>
    </AbsoluteFill>
  );
};

const card: React.CSSProperties = {
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  justifyContent: 'center',
  borderRadius: 32,
  color: '#17181b',
  font: '500 76px / 1.25 Geist, sans-serif',
  padding: 72,
};

const nameLine: React.CSSProperties = {
  overflow: 'hidden',
  fontWeight: 800,
  whiteSpace: 'nowrap',
};
