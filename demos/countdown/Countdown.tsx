import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

export const Countdown: React.FC<{color: string}> = ({color}) => {
  const frame = useCurrentFrame();
  const {width, height, fps, durationInFrames} = useVideoConfig();

  const secondsLeft = Math.ceil((durationInFrames - frame) / fps);
  const progress = frame / (durationInFrames - 1);

  return (
    <AbsoluteFill style={{backgroundColor: '#f6f3ee'}}>
      <AbsoluteFill
        style={{
          alignItems: 'center',
          justifyContent: 'center',
          color: '#17181b',
          fontFamily: 'Geist, sans-serif',
          fontSize: height * 0.6,
          fontWeight: 700,
        }}
      >
        {secondsLeft}
      </AbsoluteFill>
      <div
        style={{
          width: progress * width,
          height: height / 18,
          backgroundColor: color,
        }}
      />
    </AbsoluteFill>
  );
};
