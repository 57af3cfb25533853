import {useEffect, useState} from 'react';
import {
  getLottieMetadata,
  Lottie,
  type LottieAnimationData,
} from '@remotion/lottie';
import {AbsoluteFill, continueRender, delayRender, staticFile} from 'remotion';

export const LottieFacts: React.FC = () => {
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

  const metadata = animation ? getLottieMetadata(animation) : null;
  if (!animation || !metadata) {
    return <AbsoluteFill style={{backgroundColor: '#17181b'}} />;
  }

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <Lottie animationData={animation} loop style={picture} />
      <dl style={facts}>
        <dt>size</dt>
        <dd style={value}>
          {metadata.width} × {metadata.height}
        </dd>
        <dt>fps</dt>
        <dd style={value}>{metadata.fps}</dd>
        <dt>duration</dt>
        <dd style={value}>{metadata.durationInSeconds} s</dd>
      </dl>
    </AbsoluteFill>
  );
};

const picture = {width: 560, height: 560, margin: '80px'};

const facts: React.CSSProperties = {
  position: 'absolute',
  left: 720,
  top: 96,
  margin: 0,
  color: '#a6abb4',
  font: '500 56px/1.2 Geist Mono, monospace',
};

const value = {margin: '0 0 48px', color: '#f6f3ee', fontSize: 72};
