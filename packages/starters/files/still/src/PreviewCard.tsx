import {AbsoluteFill} from 'remotion';

type Props = {title: string; author: string};

export const PreviewCard: React.FC<Props> = ({title, author}) => (
  <AbsoluteFill style={card}>
    <div style={{font: '800 96px/1.05 system-ui, sans-serif'}}>{title}</div>
    <div style={{font: '500 40px system-ui, sans-serif', opacity: 0.75}}>
      {author}
    </div>
  </AbsoluteFill>
);

const card: React.CSSProperties = {
  justifyContent: 'space-between',
  boxSizing: 'border-box',
  padding: 80,
  background: 'linear-gradient(120deg, #17181b 40%, #b8331b)',
  color: '#f6f3ee',
  letterSpacing: '-0.02em',
};
