import {getLength, getPointAtLength} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

const track =
  'M340 120 L940 120 A180 180 0 0 1 940 480 L340 480 A180 180 0 0 1 340 120';

export const PointOnPath: React.FC = () => {
  const length = interpolate(
    useCurrentFrame(),
    [0, 120],
    [0, getLength(track)],
    {easing: Easing.inOut(Easing.quad)},
  );
  const {x, y} = getPointAtLength(track, length);

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <svg width={1280} height={720}>
        <path d={track} fill="none" stroke="#3a3d44" strokeWidth={24} />
        <circle cx={x} cy={y} r={44} fill="#ff5c3e" />
      </svg>
      <div style={{...value, left: 80, color: '#a6abb4'}}>
        length {length.toFixed(0)}
      </div>
      <div style={{...value, right: 80}}>
        x {x.toFixed(0)} y {y.toFixed(0)}
      </div>
    </AbsoluteFill>
  );
};

const value: React.CSSProperties = {
  position: 'absolute',
  bottom: 72,
  color: '#f6f3ee',
  font: '500 56px Geist Mono, monospace',
};
