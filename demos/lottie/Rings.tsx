import {useEffect, useState} from 'react';
import {Lottie, type LottieAnimationData} from '@remotion/lottie';
import {AbsoluteFill, continueRender, delayRender, staticFile} from 'remotion';

export const Rings: React.FC = () => {
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
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      {animation ? (
        <Lottie
          animationData={animation}
          loop
          style={{width: 720, height: 720, margin: '0 auto'}}
        />
      ) : null}
    </AbsoluteFill>
  );
};
