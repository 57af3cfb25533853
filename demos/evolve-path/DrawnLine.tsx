import {evolvePath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const path =
  'M120 520 C240 120 360 120 420 360 S620 600 680 360 S880 120 940 360 S1080 560 1160 200';

export const DrawnLine: React.FC = () => {
  const progress = interpolate(useCurrentFrame(), [10, 80], [0, 1], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const {strokeDasharray, strokeDashoffset} = evolvePath(progress, path);

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <svg width={1280} height={720} fill="none" strokeLinecap="round">
        <path d={path} stroke="#3a3d44" strokeWidth={8} />
        <path
          d={path}
          stroke="#ff5c3e"
          strokeWidth={24}
          strokeDasharray={strokeDasharray}
          strokeDashoffset={strokeDashoffset}
          opacity={progress > 0 ? 1 : 0}
        />
      </svg>
      <div style={value}>progress {progress.toFixed(2)}</div>
    </AbsoluteFill>
  );
};

const value: React.CSSProperties = {
  position: 'absolute',
  left: 80,
  top: 64,
  color: '#f6f3ee',
  font: '500 56px Geist Mono, monospace',
};
