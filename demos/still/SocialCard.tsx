import {AbsoluteFill} from 'remotion';

export const SocialCard: React.FC<{title: string; color: string}> = ({
  title,
  color,
}) => (
  <AbsoluteFill style={card}>
    <div style={{...shape, left: 800, top: -120, backgroundColor: color}} />
    <div style={{...shape, left: 920, top: 320, backgroundColor: '#17181b'}} />
    <div style={{position: 'relative', width: 720}}>{title}</div>
    <div style={issue}>Harbor 3.2</div>
  </AbsoluteFill>
);

const card: React.CSSProperties = {
  backgroundColor: '#f6f3ee',
  color: '#17181b',
  font: '800 132px / 1 Geist, sans-serif',
  justifyContent: 'space-between',
  letterSpacing: '-0.03em',
  overflow: 'hidden',
  padding: 80,
};

const issue: React.CSSProperties = {
  color: '#5c6068',
  font: '500 48px Geist Mono, monospace',
  letterSpacing: 0,
};

const shape: React.CSSProperties = {
  position: 'absolute',
  width: 440,
  height: 440,
  borderRadius: 220,
};
