import {
  AbsoluteFill,
  interpolate,
  spring,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const Compared: React.FC = () => {
  const frame = useCurrentFrame() - 15;
  const {fps} = useVideoConfig();

  const line = interpolate(frame, [0, 28], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const swing = spring({frame, fps});

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <Track label="interpolate()" top={80} color="#5b9dff" progress={line} />
      <Track label="spring()" top={380} color="#ff5c3e" progress={swing} />
    </AbsoluteFill>
  );
};

interface TrackProps {
  label: string;
  top: number;
  color: string;
  progress: number;
}

const Track: React.FC<TrackProps> = ({label, top, color, progress}) => (
  <svg width={1280} height={260} style={{position: 'absolute', top}}>
    <text x={80} y={40} fill="#a6abb4" fontSize={48} style={mono}>
      {label}
    </text>
    <rect x={80} y={156} width={1120} height={8} rx={4} fill="#24262b" />
    <rect x={996} y={64} width={8} height={192} rx={4} fill="#f6f3ee" />
    <rect
      x={80 + progress * 760}
      y={80}
      width={160}
      height={160}
      rx={32}
      fill={color}
    />
  </svg>
);

const mono = {fontFamily: 'Geist Mono, monospace'};
