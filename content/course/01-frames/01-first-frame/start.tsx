import {AbsoluteFill} from 'remotion';

export const Video: React.FC = () => {
  return (
    <AbsoluteFill
      style={{
        backgroundColor: '#17181b',
        color: '#f6f3ee',
        fontFamily: 'Geist, sans-serif',
        fontSize: 120,
      }}
    >
    </AbsoluteFill>
  );
};
