import {evolvePath, reversePath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const path = 'M0 120 C130 -20 250 -20 380 120 S630 260 760 120';

export const TwoWays: React.FC = () => (
  <AbsoluteFill style={{backgroundColor: '#17181b'}}>
    <Line d={path} top={80} color="#f5b84c" label="path" />
    <Line d={reversePath(path)} top={400} color="#ff5c3e" label="reversed" />
  </AbsoluteFill>
);

const Line: React.FC<{
  d: string;
  top: number;
  color: string;
  label: string;
}> = ({d, top, color, label}) => {
  const progress = interpolate(useCurrentFrame(), [10, 80], [0.02, 1], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <div style={{...row, top, color}}>
      {label}
      <svg
        width={760}
        height={240}
        fill="none"
        strokeWidth={20}
        strokeLinecap="round"
        overflow="visible"
      >
        <path d={d} stroke="#3a3d44" strokeWidth={8} />
        <path d={d} stroke={color} {...evolvePath(progress, d)} />
      </svg>
    </div>
  );
};

const row: React.CSSProperties = {
  position: 'absolute',
  left: 80,
  width: 1100,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  font: '500 56px Geist Mono, monospace',
};
