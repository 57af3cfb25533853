import {getParts} from '@remotion/paths';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

const house = 'M440 600 L440 320 L640 120 L840 320 L840 600 L440 600';
const colors = ['#5b9dff', '#f5b84c', '#ff5c3e'];

export const PathParts: React.FC = () => {
  const frame = useCurrentFrame();
  const parts = getParts(house);
  const current = Math.min(parts.length - 1, Math.floor(frame / 20));

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <svg width={1280} height={720} strokeWidth={32} strokeLinecap="round">
        {parts.map(({start, end}, index) => (
          <line
            key={index}
            x1={start.x}
            y1={start.y}
            x2={end.x}
            y2={end.y}
            stroke={index <= current ? colors[index % 3] : '#3a3d44'}
          />
        ))}
      </svg>
      <div style={{...text, left: 80}}>
        part {current}
        <div style={{marginTop: 24, color: colors[current % 3]}}>
          {parts[current]?.length.toFixed(0)} px
        </div>
      </div>
      <div style={{...text, right: 80}}>{parts.length} parts</div>
    </AbsoluteFill>
  );
};

const text: React.CSSProperties = {
  position: 'absolute',
  top: 80,
  color: '#a6abb4',
  font: '500 56px Geist Mono, monospace',
};
