import {useEffect, useState} from 'react';
import {Lottie, type LottieAnimationData} from '@remotion/lottie';
import {AbsoluteFill, continueRender, delayRender, staticFile} from 'remotion';

export const LottieClip: React.FC = () => {
  const [handle] = useState(() => delayRender('Loading the animation'));
  const [animation, setAnimation] = useState<LottieAnimationData>();
  const [error, setError] = useState<Error>();

  useEffect(() => {
    fetch(staticFile('pulse.json'))
      .then((response) => response.json())
      .then((json) => {
        setAnimation(json);
        continueRender(handle);
      })
      .catch(setError);
  }, [handle]);

  // Stops the render with this error.
  if (error) throw error;

  return (
    <AbsoluteFill style={{alignItems: 'center', backgroundColor: '#17181b'}}>
      {animation && (
        <Lottie animationData={animation} loop style={{height: '100%'}} />
      )}
    </AbsoluteFill>
  );
};
