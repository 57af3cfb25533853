import {
  AbsoluteFill,
  Sequence,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

export const Tracks: React.FC = () => (
  <AbsoluteFill style={{backgroundColor: '#17181b'}}>
    <div style={canvas}>
      <Sequence name="Backdrop">
        <div style={{flex: 1, backgroundColor: '#f5b84c'}} />
      </Sequence>
      <Sequence from={20} durationInFrames={70} name="Title">
        <div style={title}>Harbor</div>
      </Sequence>
      <Sequence from={55} durationInFrames={65} name="Sun">
        <div style={sun} />
      </Sequence>
    </div>
    <Timeline />
  </AbsoluteFill>
);

const tracks = [
  {name: 'Backdrop', from: 0, length: 120, color: '#f5b84c'},
  {name: 'Title', from: 20, length: 70, color: '#f6f3ee'},
  {name: 'Sun', from: 55, length: 65, color: '#5b9dff'},
];

const Timeline: React.FC = () => {
  const frame = useCurrentFrame();
  const scale = 1120 / useVideoConfig().durationInFrames;

  return (
    <svg width={1280} height={720} fontFamily="Geist Mono, monospace">
      {tracks.map(({name, from, length, color}, row) => (
        <g
          key={name}
          transform={`translate(${80 + from * scale} ${432 + row * 76})`}
        >
          <rect width={length * scale} height={64} rx={16} fill={color} />
          <text x={24} y={45} fill="#17181b" fontSize={40}>
            {name}
          </text>
        </g>
      ))}
      <rect {...marker} x={80 + frame * scale} y={416} height={248} />
    </svg>
  );
};

const canvas: React.CSSProperties = {
  position: 'absolute',
  inset: '56px 352px 340px',
  borderRadius: 24,
  overflow: 'hidden',
};

const title: React.CSSProperties = {
  margin: 'auto 32px 24px',
  color: '#17181b',
  font: '800 112px / 1 Geist, sans-serif',
};

const round = {width: 128, height: 128, borderRadius: 64};
const sun = {...round, margin: '32px 32px 0 auto', backgroundColor: '#5b9dff'};
const marker = {width: 14, fill: '#ff5c3e', stroke: '#17181b', strokeWidth: 6};
