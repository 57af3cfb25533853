import {AbsoluteFill, spring, useCurrentFrame, useVideoConfig} from 'remotion';

export const SpringDamping: React.FC<{
  damping: number;
  mass: number;
  stiffness: number;
}> = ({damping, mass, stiffness}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const progress = spring({frame, fps, config: {damping, mass, stiffness}});

  return (
    <AbsoluteFill
      style={{backgroundColor: '#17181b', fontFamily: 'Geist Mono, monospace'}}
    >
      <div
        style={{
          position: 'absolute',
          left: 240,
          top: 400,
          width: 640,
          height: 4,
          backgroundColor: '#3a3d44',
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 878,
          top: 260,
          width: 4,
          height: 284,
          backgroundColor: '#f6f3ee',
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 160,
          top: 322,
          width: 160,
          height: 160,
          borderRadius: 32,
          backgroundColor: '#ff5c3e',
          transform: `translateX(${progress * 640}px)`,
        }}
      />
      <div
        style={{
          position: 'absolute',
          left: 160,
          top: 96,
          color: '#f6f3ee',
          fontSize: 88,
        }}
      >
        {progress.toFixed(3)}
      </div>
    </AbsoluteFill>
  );
};
