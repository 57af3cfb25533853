import {interpolatePath} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const drop =
  'M640 96 C740 236 820 316 820 416 C820 516 740 576 640 576 C540 576 460 516 460 416 C460 316 540 236 640 96 Z';
const heart =
  'M640 216 C720 56 960 136 900 336 C860 456 740 516 640 596 C540 516 420 456 380 336 C320 136 560 56 640 216 Z';

export const Morph: React.FC<{color: string}> = ({color}) => {
  const value = interpolate(
    useCurrentFrame(),
    [15, 55, 85, 125],
    [0, 1, 1, 0],
    {
      easing: Easing.inOut(Easing.cubic),
      extrapolateLeft: 'clamp',
      extrapolateRight: 'clamp',
    },
  );

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <svg width={1280} height={720}>
        <path d={interpolatePath(value, drop, heart)} fill={color} />
        <rect x={80} y={648} width={1120} height={8} rx={4} fill="#3a3d44" />
        <circle cx={80 + value * 1120} cy={652} r={20} fill="#f6f3ee" />
      </svg>
      <div style={label}>{value.toFixed(2)}</div>
    </AbsoluteFill>
  );
};

const label: React.CSSProperties = {
  position: 'absolute',
  left: 80,
  top: 64,
  color: '#f6f3ee',
  font: '500 72px Geist Mono, monospace',
};
