import {AbsoluteFill, Loop, useCurrentFrame} from 'remotion';

const passDuration = 30;

export const Rounds: React.FC<{times: number}> = ({times}) => {
  const frame = useCurrentFrame();
  const pass = Math.floor(frame / passDuration);

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <Loop durationInFrames={passDuration} times={times}>
        <Round pass={pass} />
      </Loop>
      <div style={{...row, left: 80}}>
        {new Array(times).fill(0).map((_, i) => (
          <div key={i} style={{...dot, opacity: i === pass ? 1 : 0.3}} />
        ))}
      </div>
    </AbsoluteFill>
  );
};

const Round: React.FC<{pass: number}> = ({pass}) => {
  const frame = useCurrentFrame();
  const ring = {cx: 1000, cy: 360, r: 160, fill: 'none', strokeWidth: 64};

  return (
    <svg
      width={1280}
      height={720}
      fill="#f6f3ee"
      fontFamily="Geist, sans-serif"
    >
      <text x={72} y={376} fontSize={176} fontWeight={700}>
        Round {pass + 1}
      </text>
      <circle {...ring} stroke="#24262b" />
      <circle
        {...ring}
        pathLength={passDuration}
        stroke="#5fc290"
        strokeDasharray={`${frame + 1} ${passDuration}`}
        transform="rotate(-90 1000 360)"
      />
    </svg>
  );
};

const row: React.CSSProperties = {
  position: 'absolute',
  top: 456,
  display: 'flex',
  gap: 24,
};

const dot: React.CSSProperties = {
  width: 48,
  height: 48,
  borderRadius: 24,
  backgroundColor: '#5fc290',
};
