import {useEffect, useState} from 'react';
import {
  AbsoluteFill,
  continueRender,
  delayRender,
  Easing,
  interpolate,
  staticFile,
  useCurrentFrame,
} from 'remotion';

export const Visitors: React.FC = () => {
  const frame = useCurrentFrame();
  const [days, setDays] = useState<number[]>([]);
  const [handle] = useState(() => delayRender('Loading visitors.json'));

  useEffect(() => {
    const load = async () => {
      const response = await fetch(staticFile('media/visitors.json'));
      const data: {days: number[]} = await response.json();
      setDays(data.days);
      continueRender(handle);
    };

    load();
  }, [handle]);

  return (
    <AbsoluteFill style={scene}>
      Visitors
      <div style={chart}>
        {days.map((visitors, i) => {
          const height = interpolate(frame - i * 4, [5, 25], [0, visitors], {
            easing: Easing.out(Easing.cubic),
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
          });
          return <div key={i} style={{...bar, height}} />;
        })}
      </div>
    </AbsoluteFill>
  );
};

const scene: React.CSSProperties = {
  backgroundColor: '#f6f3ee',
  color: '#17181b',
  font: '700 96px / 1 Geist, sans-serif',
  justifyContent: 'space-between',
  padding: 80,
};

const chart: React.CSSProperties = {
  display: 'flex',
  alignItems: 'flex-end',
  gap: 32,
  height: 420,
  borderBottom: '6px solid #17181b',
};

const bar = {flex: 1, borderRadius: '24px 24px 0 0', background: '#ff5c3e'};
