import {AbsoluteFill, interpolate, Loop, useCurrentFrame} from 'remotion';

export const Video: React.FC = () => {
  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <Loop durationInFrames={30}>
        <Light />
      </Loop>
    </AbsoluteFill>
  );
};

const Light: React.FC = () => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 8, 16], [0, 1, 0], {extrapolateRight: 'clamp'});

  return (
    <AbsoluteFill style={{alignItems: 'center', justifyContent: 'center'}}>
      <div id="light" style={{...light, opacity}} />
    </AbsoluteFill>
  );
};

const light: React.CSSProperties = {
  width: 240,
  height: 240,
  borderRadius: '50%',
  backgroundColor: '#ffd166',
};
