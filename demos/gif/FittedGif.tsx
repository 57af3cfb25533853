import {Gif, type GifFillMode} from '@remotion/gif';
import {AbsoluteFill, staticFile} from 'remotion';

// <Gif> reads the URL of the page, which a server does not have.
const inBrowser = typeof window !== 'undefined';

export const FittedGif: React.FC<{fit: GifFillMode}> = ({fit}) => (
  <AbsoluteFill style={{backgroundColor: '#17181b'}}>
    <div style={box}>
      {inBrowser ? (
        <Gif
          src={staticFile('media/dancer.gif')}
          width={1112}
          height={472}
          fit={fit}
        />
      ) : null}
    </div>
    <div style={label}>
      fit <span style={{color: '#f5b84c'}}>{fit}</span>
    </div>
  </AbsoluteFill>
);

const box: React.CSSProperties = {
  position: 'absolute',
  left: 80,
  top: 80,
  width: 1112,
  height: 472,
  overflow: 'hidden',
  border: '4px solid #a6abb4',
  borderRadius: 24,
};

const label: React.CSSProperties = {
  position: 'absolute',
  left: 80,
  bottom: 56,
  color: '#a6abb4',
  font: '500 64px Geist Mono, monospace',
};
