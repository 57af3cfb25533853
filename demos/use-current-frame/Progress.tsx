import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export const Progress: React.FC = () => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const percent = (100 * frame) / (durationInFrames - 1);

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <div style={number}>{frame}</div>
      <div style={{...bar, width: `${percent}%`}} />
    </AbsoluteFill>
  );
};

const number: React.CSSProperties = {
  color: '#f6f3ee',
  font: '500 440px / 624px Geist Mono, monospace',
  textAlign: 'center',
};

const bar: React.CSSProperties = {
  height: 96,
  backgroundColor: '#ff5c3e',
};
