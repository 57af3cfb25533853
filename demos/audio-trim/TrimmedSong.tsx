import {AbsoluteFill, Audio, staticFile, useCurrentFrame} from 'remotion';

export const TrimmedSong: React.FC<{startFrom: number; endAt: number}> = ({
  startFrom,
  endAt,
}) => {
  const frame = useCurrentFrame();
  const length = endAt - startFrom;
  const audible = frame < length;

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <Audio
        src={staticFile('media/song.mp3')}
        startFrom={startFrom}
        endAt={endAt}
      />
      <svg width={1280} height={720} style={labels}>
        <text x={80} y={136} fill="#a6abb4">
          song.mp3
        </text>
        <rect {...bar} y={168} width={1120} fill="#3a3d44" />
        <rect {...bar} {...span(startFrom, length)} y={168} fill="#f5b84c" />
        <path d={link(startFrom, length)} fill="#f5b84c" opacity={0.2} />
        <rect {...bar} y={448} width={1120} fill="#24262b" />
        <rect {...bar} {...span(0, length)} y={448} fill="#f5b84c" />
        <text x={80} y={620} fill="#a6abb4">
          video
        </text>
        {audible ? <rect {...head} x={at(startFrom + frame)} y={148} /> : null}
        <rect {...head} x={at(frame)} y={428} />
        <text x={1200} y={136} textAnchor="end" fill="#f5b84c">
          {startFrom} to {endAt}
        </text>
        <text x={1200} y={620} textAnchor="end" fill="#f6f3ee">
          {audible ? `frame ${startFrom + frame} of the file` : 'silence'}
        </text>
      </svg>
    </AbsoluteFill>
  );
};

const at = (frame: number) => 80 + (frame / 240) * 1120;
const span = (from: number, length: number) => ({
  x: at(from),
  width: (length / 240) * 1120,
});
const link = (from: number, length: number) =>
  `M${at(from)} 264H${at(from + length)}L${at(length)} 448H80Z`;

const bar = {x: 80, height: 96, rx: 16};
const head = {width: 6, height: 136, fill: '#ff5c3e'};
const labels = {font: '500 44px Geist Mono, monospace'};
