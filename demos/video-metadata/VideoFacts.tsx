import {useEffect, useState} from 'react';
import {getVideoMetadata, type VideoMetadata} from '@remotion/media-utils';
import {
  AbsoluteFill,
  continueRender,
  delayRender,
  OffthreadVideo,
  staticFile,
} from 'remotion';

const coast = staticFile('media/coast.webm');

export const VideoFacts: React.FC = () => {
  const [handle] = useState(() => delayRender('Reading the metadata'));
  const [metadata, setMetadata] = useState<VideoMetadata | null>(null);

  useEffect(() => {
    getVideoMetadata(coast).then((result) => {
      setMetadata(result);
      continueRender(handle);
    });
  }, [handle]);

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <OffthreadVideo src={coast} style={picture} />
      {metadata ? (
        <dl style={facts}>
          <dt>width</dt>
          <dd style={value}>{metadata.width}</dd>
          <dt>height</dt>
          <dd style={value}>{metadata.height}</dd>
          <dt>aspectRatio</dt>
          <dd style={value}>{metadata.aspectRatio.toFixed(3)}</dd>
          <dt>seconds</dt>
          <dd style={value}>{metadata.durationInSeconds.toFixed(1)}</dd>
        </dl>
      ) : null}
    </AbsoluteFill>
  );
};

const picture: React.CSSProperties = {
  position: 'absolute',
  left: 80,
  top: 180,
  width: 640,
  height: 360,
  borderRadius: 24,
};

const facts: React.CSSProperties = {
  position: 'absolute',
  left: 800,
  top: 64,
  margin: 0,
  color: '#a6abb4',
  font: '500 44px/1.1 Geist Mono, monospace',
};

const value = {margin: '8px 0 28px', color: '#f5b84c', fontSize: 64};
