import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const SpringFromTo: React.FC<{start: number; end: number}> = ({
  start,
  end,
}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const diameter = spring({frame: frame - 15, fps, from: start, to: end});

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <svg width={1280} height={720} fill="#f6f3ee" style={mono}>
        <circle
          cx={900}
          cy={360}
          r={Math.max(0, diameter / 2)}
          fill="#ff5c3e"
        />
        <g fill="none" stroke="#f6f3ee" strokeWidth={8} strokeDasharray="4 20">
          <circle cx={900} cy={360} r={start / 2} />
          <circle cx={900} cy={360} r={end / 2} />
        </g>
        <text x={72} y={352} fontSize={176}>
          {Math.round(diameter)}
        </text>
        <text x={80} y={448} fill="#a6abb4" fontSize={48}>
          {start} to {end}
        </text>
      </svg>
    </AbsoluteFill>
  );
};

const mono = {fontFamily: 'Geist Mono, monospace'};
