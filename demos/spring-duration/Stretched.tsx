import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const Stretched: React.FC<{durationInFrames: number}> = ({
  durationInFrames,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const valueAt = (at: number) => spring({frame: at, fps, durationInFrames});

  const x = (at: number) => 80 + at * 12.5;
  const y = (at: number) => 600 - valueAt(at) * 360;
  const frames = Array.from({length: 90}, (_, at) => at);
  const curve = frames.map((at) => `${x(at)},${y(at)}`).join(' ');

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <svg width={1280} height={720} fill="#f6f3ee" style={mono}>
        <path d="M80 240H1200M80 600H1200" stroke="#3a3d44" strokeWidth={4} />
        <rect x={x(durationInFrames) - 4} y={160} width={8} height={440} />
        <text x={x(durationInFrames)} y={120} fontSize={56} textAnchor="middle">
          {durationInFrames}
        </text>
        <polyline
          points={curve}
          fill="none"
          stroke="#5b9dff"
          strokeWidth={10}
        />
        <circle cx={x(frame)} cy={y(frame)} r={28} fill="#ff5c3e" />
      </svg>
    </AbsoluteFill>
  );
};

const mono = {fontFamily: 'Geist Mono, monospace'};
