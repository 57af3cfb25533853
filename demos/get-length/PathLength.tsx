import {getLength} from '@remotion/paths';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export const PathLength: React.FC<{bend: number}> = ({bend}) => {
  const progress = interpolate(useCurrentFrame(), [10, 60], [0, 1], {
    easing: Easing.inOut(Easing.cubic),
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const curve = `M0 0 Q560 ${-bend * 2} 1120 0`;
  const length = getLength(curve);
  const straight = 'M0 0 L1120 0';

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <svg width={1280} height={720} fill="none" strokeWidth={16}>
        <g strokeLinecap="round" transform="translate(80 440)">
          <path d={curve} stroke="#3a3d44" />
          <path
            d={curve}
            stroke="#ff5c3e"
            strokeDasharray={length}
            strokeDashoffset={length * (1 - progress)}
          />
          <path d={straight} stroke="#a6abb4" transform="translate(0 80)" />
        </g>
      </svg>
      <div style={{...value, left: 80, color: '#a6abb4'}}>
        {getLength(straight).toFixed(0)}
      </div>
      <div style={{...value, right: 80, color: '#ff5c3e'}}>
        {(length * progress).toFixed(0)}
      </div>
    </AbsoluteFill>
  );
};

const value: React.CSSProperties = {
  position: 'absolute',
  bottom: 72,
  font: '500 80px Geist Mono, monospace',
};
