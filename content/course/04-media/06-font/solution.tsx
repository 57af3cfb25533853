import {useEffect, useState} from 'react';
import {AbsoluteFill, continueRender, delayRender, staticFile} from 'remotion';

export const Video: React.FC = () => {
  const [handle] = useState(() => delayRender());

  useEffect(() => {
    const font = new FontFace('Harbor', `url(${staticFile('media/geist.woff2')})`);
    font.load().then(() => {
      document.fonts.add(font);
      continueRender(handle);
    });
  }, [handle]);

  return <AbsoluteFill style={scene}>Harbor Days</AbsoluteFill>;
};

const scene: React.CSSProperties = {
  backgroundColor: '#1d3557',
  color: '#fdf6d8',
  fontFamily: 'Harbor',
  fontSize: 110,
  alignItems: 'center',
  justifyContent: 'center',
};
