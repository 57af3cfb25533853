import {AbsoluteFill, useCurrentFrame} from 'remotion';

const commands = ['npx remotion …', 'npx remotion …'];

export const Video: React.FC = () => {
  const frame = useCurrentFrame();

  return (
    <AbsoluteFill style={terminal}>
      {commands.map((command, index) => (
        <div key={index}>$ {command.slice(0, Math.max(0, frame - index * 5) * 2)}</div>
      ))}
    </AbsoluteFill>
  );
};

const terminal: React.CSSProperties = {
  backgroundColor: '#17181b',
  color: '#9be9a8',
  fontFamily: 'monospace',
  fontSize: 30,
  lineHeight: 2,
  padding: 60,
};
