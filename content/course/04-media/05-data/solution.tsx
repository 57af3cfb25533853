import {useEffect, useState} from 'react';
import {AbsoluteFill, continueRender, delayRender, staticFile} from 'remotion';

export const Video: React.FC = () => {
  const [days, setDays] = useState<number[]>([]);
  const [handle] = useState(() => delayRender());

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
    <AbsoluteFill style={chart}>
      {days.map((visitors, index) => (
        <div key={index} style={{...bar, height: visitors}} />
      ))}
    </AbsoluteFill>
  );
};

const chart: React.CSSProperties = {
  backgroundColor: '#1d3557',
  flexDirection: 'row',
  alignItems: 'flex-end',
  gap: 32,
  padding: 80,
};

const bar: React.CSSProperties = {
  flex: 1,
  backgroundColor: '#fdf6d8',
  borderRadius: '16px 16px 0 0',
};
