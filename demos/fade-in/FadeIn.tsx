import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const FadeIn: React.FC = () => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 30], [0, 1], {
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        alignItems: 'center',
        backgroundColor: '#17181b',
        color: '#f6f3ee',
        fontFamily: 'Geist, sans-serif',
        justifyContent: 'center',
      }}
    >
      <div style={{fontSize: 200, fontWeight: 700, opacity}}>Hello</div>
      <div
        style={{
          color: '#ff5c3e',
          fontFamily: 'Geist Mono, monospace',
          fontSize: 48,
        }}
      >
        opacity {opacity.toFixed(2)}
      </div>
    </AbsoluteFill>
  );
};
