import {useEffect, useState} from 'react';
import {AbsoluteFill, prefetch, Sequence, staticFile, Video} from 'remotion';

const coast = staticFile('media/coast.webm');

export const PrefetchedClip: React.FC = () => {
  const [loaded, setLoaded] = useState(false);

  useEffect(() => {
    const {free, waitUntilDone} = prefetch(coast);
    waitUntilDone()
      .then(() => setLoaded(true))
      .catch(() => setLoaded(false));
    return free;
  }, []);

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <Sequence durationInFrames={60}>
        <div style={intro}>
          The evening train
          <div style={state}>
            coast.webm{' '}
            <span style={{color: loaded ? '#5fc290' : '#a6abb4'}}>
              {loaded ? 'in memory' : 'loading'}
            </span>
          </div>
        </div>
      </Sequence>
      <Sequence from={60}>
        <Video src={coast} style={{width: '100%'}} />
      </Sequence>
    </AbsoluteFill>
  );
};

const intro: React.CSSProperties = {
  margin: 'auto 80px',
  color: '#f6f3ee',
  font: '700 120px Geist, sans-serif',
};

const state: React.CSSProperties = {
  marginTop: 40,
  color: '#a6abb4',
  font: '500 56px Geist Mono, monospace',
};
