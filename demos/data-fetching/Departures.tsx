import {useEffect, useState} from 'react';
import {
  AbsoluteFill,
  continueRender,
  delayRender,
  interpolate,
  staticFile,
  useCurrentFrame,
} from 'remotion';

type Departure = {time: string; to: string; platform: number};

export const Departures: React.FC = () => {
  const frame = useCurrentFrame();
  const [handle] = useState(() => delayRender('Fetching departures'));
  const [departures, setDepartures] = useState<Departure[]>([]);

  useEffect(() => {
    fetch(staticFile('media/departures.json'))
      .then((response) => response.json())
      .then((json) => {
        setDepartures(json);
        continueRender(handle);
      });
  }, [handle]);

  return (
    <AbsoluteFill style={board}>
      <div style={{font: '700 80px Geist, sans-serif'}}>Departures</div>
      {departures.map(({time, to, platform}, index) => {
        const arrived = interpolate(frame - index * 6, [0, 12], [0, 1], {
          extrapolateLeft: 'clamp',
          extrapolateRight: 'clamp',
        });
        return (
          <div key={time} style={{...row, opacity: arrived}}>
            <span style={{width: 240, color: '#f5b84c'}}>{time}</span>
            <span style={{flex: 1}}>{to}</span>
            {platform}
          </div>
        );
      })}
    </AbsoluteFill>
  );
};

const board: React.CSSProperties = {
  padding: '64px 80px',
  boxSizing: 'border-box',
  backgroundColor: '#17181b',
  color: '#f6f3ee',
};

const row: React.CSSProperties = {
  display: 'flex',
  marginTop: 20,
  paddingTop: 20,
  borderTop: '4px solid #3a3d44',
  font: '500 56px Geist Mono, monospace',
};
