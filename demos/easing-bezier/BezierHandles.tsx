import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

interface Handles {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export const BezierHandles: React.FC<Handles> = ({x1, y1, x2, y2}) => {
  const frame = useCurrentFrame();
  const progress = interpolate(frame, [12, 57], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const eased = Easing.bezier(x1, y1, x2, y2)(progress);

  const x = (value: number) => 80 + value * 520;
  const y = (value: number) => 584 - value * 320;

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b', overflow: 'hidden'}}>
      <svg width={1280} height={720} fill="none" strokeWidth={6}>
        <path d="M80 264H600V584H80Z" fill="#24262b" />
        <g fill="#5b9dff" stroke="#5b9dff">
          <path d={`M${x(0)} ${y(0)}L${x(x1)} ${y(y1)}`} />
          <path d={`M${x(1)} ${y(1)}L${x(x2)} ${y(y2)}`} />
          <circle cx={x(x1)} cy={y(y1)} r={16} />
          <circle cx={x(x2)} cy={y(y2)} r={16} />
        </g>
        <path
          d={`M${x(0)} ${y(0)}C${x(x1)} ${y(y1)} ${x(x2)} ${y(y2)} ${x(1)} ${y(1)}`}
          stroke="#f6f3ee"
          strokeWidth={10}
        />
        <circle cx={x(progress)} cy={y(eased)} r={24} fill="#ff5c3e" />
        <path d="M760 264H1200M760 584H1200" stroke="#3a3d44" />
        <circle cx={980} cy={y(eased)} r={72} fill="#ff5c3e" />
        <text x={1200} y={664} fill="#a6abb4" style={mono}>
          {[x1, y1, x2, y2].join(', ')}
        </text>
      </svg>
    </AbsoluteFill>
  );
};

const mono: React.CSSProperties = {
  fontFamily: 'Geist Mono, monospace',
  fontSize: 40,
  textAnchor: 'end',
};
