import {useEffect} from 'react';
import {preloadAudio, preloadVideo} from '@remotion/preload';
import {
  AbsoluteFill,
  Audio,
  Sequence,
  staticFile,
  useCurrentFrame,
  Video,
} from 'remotion';

const coast = staticFile('media/coast.webm');
const song = staticFile('media/song.mp3');

export const PreloadedScene: React.FC = () => {
  const frame = useCurrentFrame();
  const shown = frame >= 60;

  useEffect(() => {
    const removeVideo = preloadVideo(coast);
    const removeAudio = preloadAudio(song);
    return () => {
      removeVideo();
      removeAudio();
    };
  }, []);

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <Sequence from={60} style={{height: 472, overflow: 'hidden'}}>
        <Video src={coast} style={clip} />
        <Audio src={song} />
      </Sequence>
      {shown ? null : <div style={intro}>Evening train</div>}
      <svg width={1280} height={720} style={{position: 'absolute'}}>
        <rect {...bar} width={452} fill="#3a3d44" />
        <rect {...bar} x={536} width={664} fill="#f5b84c" />
        <rect x={80 + frame * 7.6} y={512} width={6} height={96} {...head} />
      </svg>
      <div style={{...label, left: 80}}>preloads</div>
      <div style={{...label, left: 536, color: '#f5b84c'}}>plays</div>
    </AbsoluteFill>
  );
};

const bar = {x: 80, y: 532, height: 56, rx: 16};
const head = {fill: '#ff5c3e'};

const clip: React.CSSProperties = {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
};

const intro: React.CSSProperties = {
  position: 'absolute',
  left: 80,
  top: 160,
  color: '#f6f3ee',
  font: '700 144px Geist, sans-serif',
};

const label: React.CSSProperties = {
  position: 'absolute',
  top: 620,
  color: '#a6abb4',
  font: '500 44px Geist Mono, monospace',
};
