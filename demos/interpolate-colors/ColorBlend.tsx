import {AbsoluteFill, interpolateColors, useCurrentFrame} from 'remotion';

export const ColorBlend: React.FC<{start: string; end: string}> = ({
  start,
  end,
}) => {
  const frame = useCurrentFrame();
  const colorAt = (at: number) => interpolateColors(at, [15, 75], [start, end]);
  const current = Math.min(Math.max(frame, 15), 75);
  const steps = [15, 25, 35, 45, 55, 65, 75];

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b', padding: 80, gap: 40}}>
      <div style={{...sample, backgroundColor: colorAt(frame)}} />
      <div style={{display: 'flex', gap: 20}}>
        {steps.map((at) => (
          <div key={at} style={{...swatch, backgroundColor: colorAt(at)}}>
            {Math.abs(at - current) < 5 ? <div style={mark} /> : null}
          </div>
        ))}
      </div>
      <div style={{color: '#f6f3ee', font: '52px Geist Mono, monospace'}}>
        {colorAt(frame)}
      </div>
    </AbsoluteFill>
  );
};

const sample: React.CSSProperties = {flex: 1, borderRadius: 32};

const swatch: React.CSSProperties = {
  display: 'flex',
  flex: 1,
  height: 112,
  borderRadius: 24,
  alignItems: 'center',
  justifyContent: 'center',
};

const mark: React.CSSProperties = {
  width: 32,
  height: 32,
  borderRadius: 16,
  backgroundColor: '#17181b',
};
