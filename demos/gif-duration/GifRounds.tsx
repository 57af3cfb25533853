import {useEffect, useState} from 'react';
import {Gif, getGifDurationInSeconds} from '@remotion/gif';
import {
  AbsoluteFill,
  continueRender,
  delayRender,
  staticFile,
  useCurrentFrame,
  useVideoConfig,
} from 'remotion';

const dancer = staticFile('media/dancer.gif');

export const GifRounds: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const [handle] = useState(() => delayRender('Measuring the GIF'));
  const [seconds, setSeconds] = useState<number | null>(null);

  useEffect(() => {
    getGifDurationInSeconds(dancer).then((duration) => {
      setSeconds(duration);
      continueRender(handle);
    });
  }, [handle]);

  if (seconds === null) {
    return <AbsoluteFill style={{backgroundColor: '#24262b'}} />;
  }

  const round = Math.floor(frame / (seconds * fps));
  return (
    <AbsoluteFill style={{backgroundColor: '#24262b'}}>
      <Gif src={dancer} style={{width: 560, height: 560, margin: '80px 0'}} />
      <div style={{...text, top: 128, color: '#a6abb4'}}>one round</div>
      <div style={{...text, top: 208, fontSize: 144}}>{seconds} s</div>
      <svg width={1280} height={720} style={{position: 'absolute'}}>
        {[0, 1, 2].map((index) => (
          <rect
            key={index}
            x={600 + index * 204}
            y={464}
            width={192}
            height={96}
            rx={24}
            fill={index <= round ? '#f5b84c' : '#3a3d44'}
          />
        ))}
      </svg>
    </AbsoluteFill>
  );
};

const text: React.CSSProperties = {
  position: 'absolute',
  left: 600,
  color: '#f6f3ee',
  font: '500 56px Geist Mono, monospace',
};
