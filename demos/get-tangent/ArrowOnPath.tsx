import {getLength, getPointAtLength, getTangentAtLength} from '@remotion/paths';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const path = 'M160 520 L400 200 L640 520 L880 200 L1120 520';

export const ArrowOnPath: React.FC = () => {
  const length = interpolate(
    useCurrentFrame(),
    [10, 110],
    [0, getLength(path)],
    {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'},
  );
  const {x, y} = getPointAtLength(path, length);
  const tangent = getTangentAtLength(path, length);
  const angle = (Math.atan2(tangent.y, tangent.x) * 180) / Math.PI;

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <svg width={1280} height={720}>
        <path
          d={path}
          fill="none"
          stroke="#3a3d44"
          strokeWidth={16}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
        <path
          d="M-48 -56 L64 0 L-48 56 L-20 0 Z"
          fill="#ff5c3e"
          stroke="#ff5c3e"
          strokeWidth={12}
          strokeLinejoin="round"
          transform={`translate(${x} ${y}) rotate(${angle})`}
        />
      </svg>
      <div style={value}>
        x {tangent.x.toFixed(1)} y {tangent.y.toFixed(1)}
        <span style={{color: '#f5b84c', float: 'right'}}>
          {angle.toFixed(0)}°
        </span>
      </div>
    </AbsoluteFill>
  );
};

const value: React.CSSProperties = {
  position: 'absolute',
  left: 80,
  right: 80,
  bottom: 56,
  color: '#a6abb4',
  font: '500 56px Geist Mono, monospace',
};
