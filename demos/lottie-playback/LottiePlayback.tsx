import {useEffect, useState} from 'react';
import {Lottie, type LottieAnimationData} from '@remotion/lottie';
import {AbsoluteFill, continueRender, delayRender, staticFile} from 'remotion';

export const LottiePlayback: React.FC<{
  playbackRate: number;
  direction: 'forward' | 'backward';
  loop: 'true' | 'false';
}> = ({playbackRate, direction, loop}) => {
  const [handle] = useState(() => delayRender('Loading the Lottie animation'));
  const [animation, setAnimation] = useState<LottieAnimationData | null>(null);

  useEffect(() => {
    fetch(staticFile('media/pulse.json'))
      .then((response) => response.json())
      .then((json) => {
        setAnimation(json);
        continueRender(handle);
      });
  }, [handle]);

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b', flexDirection: 'row'}}>
      {animation ? (
        <Lottie
          animationData={animation}
          playbackRate={playbackRate}
          direction={direction}
          loop={loop === 'true'}
          style={{width: 640, height: 640, margin: '40px 0'}}
        />
      ) : null}
      <div style={props}>
        playbackRate
        <div style={value}>{playbackRate}</div>
        direction
        <div style={value}>{direction}</div>
        loop
        <div style={value}>{loop}</div>
      </div>
    </AbsoluteFill>
  );
};

const props: React.CSSProperties = {
  position: 'absolute',
  left: 720,
  top: 96,
  color: '#a6abb4',
  font: '500 56px/1.2 Geist Mono, monospace',
};

const value: React.CSSProperties = {
  marginBottom: 48,
  color: '#f5b84c',
  fontSize: 72,
};
