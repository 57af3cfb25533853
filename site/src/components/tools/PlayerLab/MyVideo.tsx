import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {Ruler} from './Ruler';

interface Props {
  readonly title?: string;
  /** Whether it throws while it is drawn, to show what the player does then. */
  readonly isBroken?: boolean;
}

/** The video that the player of the lab plays: its own frame number, large, and a playhead on a ruler. */
export const MyVideo = ({title, isBroken = false}: Props): React.ReactNode => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  if (isBroken) throw new Error('The video is broken');
  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <Ruler frame={frame} fps={fps} durationInFrames={durationInFrames} title={title} />
    </AbsoluteFill>
  );
};
