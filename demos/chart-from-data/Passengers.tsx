import {useEffect, useState} from 'react';
import {
  AbsoluteFill,
  continueRender,
  delayRender,
  spring,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

type Row = {month: string; passengers: number};

export const Passengers: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const [handle] = useState(() => delayRender('Loading passengers'));
  const [rows, setRows] = useState<Row[]>([]);

  useEffect(() => {
    fetch(staticFile('media/passengers.json'))
      .then((response) => response.json())
      .then((json) => {
        setRows(json);
        continueRender(handle);
      });
  }, [handle]);

  const most = Math.max(...rows.map(({passengers}) => passengers));

  return (
    <AbsoluteFill style={{backgroundColor: '#f6f3ee', color: '#17181b'}}>
      <div style={title}>Passengers on the coast line</div>
      {rows.map(({month, passengers}, index) => {
        const grown = spring({
          frame: frame - index * 5,
          fps,
          config: {damping: 200},
        });
        const height = 8 + (passengers / most) * 300 * grown;
        return (
          <div key={month} style={{...column, left: 80 + index * 194}}>
            {(passengers * grown).toFixed(0)}
            <div
              style={{
                height,
                margin: '8px 0 16px',
                borderRadius: 16,
                backgroundColor: passengers === most ? '#ff5c3e' : '#c9c3b8',
              }}
            />
            {month}
          </div>
        );
      })}
    </AbsoluteFill>
  );
};

const title: React.CSSProperties = {
  position: 'absolute',
  left: 80,
  top: 64,
  font: '700 72px Geist, sans-serif',
};

const column: React.CSSProperties = {
  position: 'absolute',
  bottom: 72,
  width: 150,
  font: '500 48px Geist, sans-serif',
  textAlign: 'center',
};
