import {AbsoluteFill, staticFile, useCurrentFrame, Video} from 'remotion';

export const TwoSpeeds: React.FC<{playbackRate: number}> = ({playbackRate}) => (
  <AbsoluteFill style={{backgroundColor: '#17181b'}}>
    <Clip playbackRate={1} left={80} color="#a6abb4" />
    <Clip playbackRate={playbackRate} left={660} color="#f5b84c" />
  </AbsoluteFill>
);

const Clip: React.FC<{playbackRate: number; left: number; color: string}> = ({
  playbackRate,
  left,
  color,
}) => {
  const frame = useCurrentFrame();
  const position = Math.min(1, (frame * playbackRate) / 180);

  return (
    <div style={{position: 'absolute', left, top: 120, width: 540}}>
      <Video
        src={staticFile('media/coast.webm')}
        playbackRate={playbackRate}
        style={{width: 540, height: 304, borderRadius: 24}}
      />
      <div style={{...strip, marginTop: 32, backgroundColor: '#3a3d44'}}>
        <div
          style={{...strip, width: 540 * position, backgroundColor: color}}
        />
      </div>
      <div style={{...value, color}}>{playbackRate}×</div>
    </div>
  );
};

const strip = {height: 24, borderRadius: 12};

const value: React.CSSProperties = {
  marginTop: 24,
  font: '500 72px Geist Mono, monospace',
};
