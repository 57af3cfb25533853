import {AbsoluteFill, Loop, useCurrentFrame, useVideoConfig} from 'remotion';

export const BouncingBall: React.FC<{durationInFrames: number}> = ({
  durationInFrames,
}) => (
  <AbsoluteFill
    style={{backgroundColor: '#17181b', fontFamily: 'Geist Mono, monospace'}}
  >
    <Loop durationInFrames={durationInFrames}>
      <Ball passDuration={durationInFrames} />
    </Loop>
    <Passes passDuration={durationInFrames} />
  </AbsoluteFill>
);

const Ball: React.FC<{passDuration: number}> = ({passDuration}) => {
  const frame = useCurrentFrame();
  const height = 240 * Math.sin((Math.PI * frame) / passDuration);

  return (
    <svg width={1280} height={720} fill="#f6f3ee">
      <text x={80} y={136} fontSize={48}>
        Frame of the pass
      </text>
      <text x={72} y={328} fontSize={200}>
        {frame}
      </text>
      <circle cx={1000} cy={392 - height} r={72} fill="#f5b84c" />
      <rect x={840} y={468} width={320} height={4} fill="#3a3d44" />
    </svg>
  );
};

const Passes: React.FC<{passDuration: number}> = ({passDuration}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const scale = 1120 / durationInFrames;
  const passes = Math.ceil(durationInFrames / passDuration);

  return (
    <svg width={1280} height={720} style={{position: 'absolute'}}>
      {new Array(passes).fill(0).map((_, pass) => {
        const from = pass * passDuration;
        const length = Math.min(passDuration, durationInFrames - from);
        return (
          <rect
            key={pass}
            x={80 + from * scale}
            y={560}
            width={length * scale - 6}
            height={64}
            rx={16}
            fill="#f5b84c"
          />
        );
      })}
      <rect {...marker} x={80 + frame * scale} y={536} height={112} />
    </svg>
  );
};

const marker = {width: 14, fill: '#ff5c3e', stroke: '#17181b', strokeWidth: 6};
