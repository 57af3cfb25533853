import {
  AbsoluteFill,
  Easing,
  IFrame,
  interpolate,
  staticFile,
  useCurrentFrame,
} from 'remotion';

export const Website: React.FC = () => {
  const frame = useCurrentFrame();
  const scroll = interpolate(frame, [25, 75, 105, 140], [0, 500, 500, 0], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <div style={browser}>
        <div style={address}>coast-line.example</div>
        <IFrame
          src={staticFile('media/timetable.html')}
          style={{
            ...page,
            transform: `translateY(${-scroll}px)`,
          }}
        />
      </div>
    </AbsoluteFill>
  );
};

const browser: React.CSSProperties = {
  position: 'absolute',
  inset: '80px 80px 0',
  borderRadius: '32px 32px 0 0',
  overflow: 'hidden',
};

const page = {width: 1120, height: 1060, border: 0, display: 'block'};

const address: React.CSSProperties = {
  position: 'relative',
  zIndex: 1,
  padding: '24px 64px',
  backgroundColor: '#3a3d44',
  color: '#f6f3ee',
  font: '500 40px Geist Mono, monospace',
};
