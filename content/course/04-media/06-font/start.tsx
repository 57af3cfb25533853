import {useEffect, useState} from 'react';
import {AbsoluteFill, continueRender, delayRender} from 'remotion';

export const Video: React.FC = () => {
  const [handle] = useState(() => delayRender());

  useEffect(() => {
    // Load the font here, then continue.
    continueRender(handle);
  }, [handle]);

  return <AbsoluteFill style={scene}>Harbor Days</AbsoluteFill>;
};

const scene: React.CSSProperties = {
  backgroundColor: '#1d3557',
  color: '#fdf6d8',
  fontFamily: 'serif',
  fontSize: 110,
  alignItems: 'center',
  justifyContent: 'center',
};
