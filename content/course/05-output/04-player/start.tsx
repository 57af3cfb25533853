import {useState} from 'react';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

export const App: React.FC<{visitor?: string}> = ({visitor = 'Ada'}) => {
  const [name, setName] = useState(visitor);

  return (
    <div style={page}>
      <label>
        Your name: <input style={field} value={name} onChange={(event) => setName(event.target.value)} />
      </label>
    </div>
  );
};

export const Invitation: React.FC<{name: string}> = ({name}) => {
  const frame = useCurrentFrame();
  const x = interpolate(frame, [0, 90], [0, 60]);

  return (
    <AbsoluteFill style={scene}>
      <div style={{transform: `translateX(${x}px)`}}>See you there, {name}</div>
    </AbsoluteFill>
  );
};

const page: React.CSSProperties = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 40,
  padding: '60px 240px',
  fontFamily: 'Geist, sans-serif',
  fontSize: 36,
};

const field: React.CSSProperties = {
  fontFamily: 'inherit',
  fontSize: 'inherit',
};

const scene: React.CSSProperties = {
  backgroundColor: '#1d3557',
  color: '#fdf6d8',
  fontFamily: 'Geist, sans-serif',
  fontSize: 90,
  fontWeight: 700,
  alignItems: 'center',
  justifyContent: 'center',
};
