import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

export const Landings: React.FC = () => (
  <AbsoluteFill style={{backgroundColor: '#17181b'}}>
    <svg width={1280} height={720} fontFamily="Geist Mono, monospace">
      <path d="M80 440H1200" stroke="#3a3d44" strokeWidth={6} />
      <Drop x={240} label="bounce" color="#f5b84c" easing={Easing.bounce} />
      <Drop
        x={640}
        label="elastic"
        color="#5b9dff"
        easing={Easing.elastic(2)}
      />
      <Drop
        x={1040}
        label="out(back)"
        color="#ff5c3e"
        easing={Easing.out(Easing.back())}
      />
    </svg>
  </AbsoluteFill>
);

interface DropProps {
  x: number;
  label: string;
  color: string;
  easing: (progress: number) => number;
}

const Drop: React.FC<DropProps> = ({x, label, color, easing}) => {
  const frame = useCurrentFrame();
  const y = interpolate(frame, [10, 60], [144, 376], {
    easing,
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <g textAnchor="middle" transform={`translate(${x} 0)`}>
      <circle cy={y} r={64} fill={color} />
      <text y={640} fill="#a6abb4" fontSize={48}>
        {label}
      </text>
    </g>
  );
};
