import {AbsoluteFill, staticFile, useCurrentFrame, Video} from 'remotion';

export const TrimmedVideo: React.FC<{startFrom: number; endAt: number}> = ({
  startFrom,
  endAt,
}) => {
  const position = startFrom + useCurrentFrame();
  const x = (frame: number) => 80 + (frame / 180) * 1120;

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <div style={picture}>
        <Video
          src={staticFile('media/coast.webm')}
          startFrom={startFrom}
          endAt={endAt}
          style={{width: '100%'}}
        />
      </div>
      <svg width={1280} height={720} style={labels}>
        <text x={880} y={160} fill="#a6abb4">
          startFrom
        </text>
        <text x={880} y={224} fill="#f5b84c">
          {startFrom}
        </text>
        <text x={880} y={340} fill="#a6abb4">
          endAt
        </text>
        <text x={880} y={404} fill="#f5b84c">
          {endAt}
        </text>
        <rect x={80} y={560} width={1120} height={80} rx={16} fill="#3a3d44" />
        <rect
          x={x(startFrom)}
          y={560}
          width={x(endAt) - x(startFrom)}
          height={80}
          rx={16}
          fill="#f5b84c"
        />
        {position < endAt ? (
          <rect x={x(position)} y={540} width={6} height={120} fill="#ff5c3e" />
        ) : null}
      </svg>
    </AbsoluteFill>
  );
};

const picture: React.CSSProperties = {
  position: 'absolute',
  left: 80,
  top: 80,
  width: 720,
  height: 405,
  borderRadius: 24,
  overflow: 'hidden',
  backgroundColor: '#24262b',
};

const labels = {
  position: 'absolute',
  font: '500 56px Geist Mono, monospace',
} as const;
