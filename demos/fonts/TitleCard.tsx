import {useEffect, useState} from 'react';
import {
  AbsoluteFill,
  continueRender,
  delayRender,
  Easing,
  interpolate,
  staticFile,
  useCurrentFrame,
} from 'remotion';

const files = {
  Headline: 'media/geist.woff2',
  Figures: 'media/geist-mono.woff2',
};

export const TitleCard: React.FC = () => {
  const frame = useCurrentFrame();
  const [handle] = useState(() => delayRender('Loading fonts'));

  useEffect(() => {
    const fonts = Object.entries(files).map(([family, file]) => {
      const source = `url('${staticFile(file)}') format('woff2')`;
      return new FontFace(family, source, {weight: '100 900'}).load();
    });
    Promise.all(fonts)
      .then((loaded) => loaded.forEach((font) => document.fonts.add(font)))
      .then(() => continueRender(handle));
  }, [handle]);

  const line = interpolate(frame, [0, 24], [0, 1120], {
    easing: Easing.out(Easing.cubic),
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill style={card}>
      <div style={{fontFamily: 'Figures', fontSize: 56, color: '#6b7079'}}>
        Line 4, 19:42
      </div>
      <div style={{...stripe, width: line}} />
      <div style={{fontFamily: 'Headline', fontSize: 160, fontWeight: 800}}>
        The last train
      </div>
    </AbsoluteFill>
  );
};

const card: React.CSSProperties = {
  boxSizing: 'border-box',
  padding: 80,
  justifyContent: 'center',
  backgroundColor: '#f6f3ee',
  color: '#17181b',
  letterSpacing: '-0.03em',
};

const stripe = {height: 16, margin: '40px 0 24px', backgroundColor: '#ff5c3e'};
