import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

const total = 2400;
// Frames that a function draws while one frame of this video passes.
const pace = 2;

export const DividedWork: React.FC<{framesPerFunction: number}> = ({
  framesPerFunction,
}) => {
  const frame = useCurrentFrame();
  const functions = Math.ceil(total / framesPerFunction);
  const step = 1120 / functions;
  const drawn = Math.min(framesPerFunction, Math.max(0, frame - 10) * pace);
  const finishedAt = 10 + framesPerFunction / pace;
  const joined = interpolate(frame, [finishedAt, finishedAt + 12], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b', color: '#f6f3ee'}}>
      <div style={title}>
        {functions} {functions === 1 ? 'function' : 'functions'}
      </div>
      <div style={count}>
        {Math.min(total, drawn * functions)} of {total} frames
      </div>
      <svg viewBox="0 0 1280 720">
        {new Array(functions).fill(0).map((_, index) => (
          <g key={index} transform={`translate(${80 + index * step} 590)`}>
            <Bar width={step} height={framesPerFunction} color="#3a3d44" />
            <Bar width={step} height={drawn} color="#f5b84c" />
          </g>
        ))}
        <rect x={80} y={616} width={1120} height={40} rx={8} fill="#3a3d44" />
        <rect
          x={80}
          y={616}
          width={1120 * joined}
          height={40}
          rx={8}
          fill="#ff5c3e"
        />
      </svg>
    </AbsoluteFill>
  );
};

const Bar: React.FC<{width: number; height: number; color: string}> = ({
  width,
  height,
  color,
}) => (
  <rect
    width={Math.max(2, width - Math.min(8, width / 3))}
    y={-height * 1.6}
    height={height * 1.6}
    fill={color}
  />
);

const title: React.CSSProperties = {
  position: 'absolute',
  left: 80,
  top: 56,
  font: '800 88px/1 Geist, sans-serif',
  letterSpacing: '-0.04em',
};

const count: React.CSSProperties = {
  position: 'absolute',
  right: 80,
  top: 80,
  font: '500 44px Geist Mono, monospace',
};
