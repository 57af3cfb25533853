import {
  AbsoluteFill,
  OffthreadVideo,
  staticFile,
  useCurrentFrame,
} from 'remotion';

export const SlowMotion: React.FC<{
  startFrom: number;
  playbackRate: number;
}> = ({startFrom, playbackRate}) => {
  const position = startFrom + useCurrentFrame() * playbackRate;

  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <OffthreadVideo
        src={staticFile('media/coast.webm')}
        startFrom={startFrom}
        playbackRate={playbackRate}
        style={picture}
      />
      <div style={panel}>
        frame {position.toFixed(1)} of the file
        <svg width={1120} height={64}>
          <rect y={20} width={1120} height={24} rx={12} fill="#3a3d44" />
          <rect
            x={(startFrom / 180) * 1120}
            y={20}
            width={((position - startFrom) / 180) * 1120}
            height={24}
            fill="#f5b84c"
          />
          <rect
            x={(position / 180) * 1120}
            width={6}
            height={64}
            fill="#ff5c3e"
          />
        </svg>
      </div>
    </AbsoluteFill>
  );
};

const picture: React.CSSProperties = {
  width: 880,
  height: 495,
  margin: '40px 200px 0',
  borderRadius: 24,
};

const panel: React.CSSProperties = {
  position: 'absolute',
  left: 80,
  top: 556,
  color: '#f6f3ee',
  font: '500 48px Geist Mono, monospace',
};
