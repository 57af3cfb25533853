import {AbsoluteFill} from 'remotion';

const frames = 300;
const framesPerLambda = 40;

export const Video: React.FC = () => {
  const chunks = [`0–${frames / framesPerLambda}`];

  return (
    <AbsoluteFill style={chart}>
      {chunks.map((chunk) => (
        <div key={chunk} style={bar}>
          {chunk}
        </div>
      ))}
    </AbsoluteFill>
  );
};

const chart: React.CSSProperties = {
  backgroundColor: '#17181b',
  gap: 16,
  padding: 40,
  boxSizing: 'border-box',
};

const bar: React.CSSProperties = {
  backgroundColor: '#ff9f5c',
  borderRadius: 8,
  fontFamily: 'Geist, sans-serif',
  fontSize: 36,
  padding: '6px 20px',
};
