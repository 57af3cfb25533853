import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';
import {Ruler} from './Ruler.tsx';

type Props = {
  readonly title?: string;
  /** Whether it throws while rendering, to demonstrate what the player does. */
  readonly isBroken?: boolean;
};

/** The video in the lab's player: a large frame number and a playhead on a ruler. */
export function MyVideo({title, isBroken = false}: Props): React.ReactNode {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  if (isBroken) {
    throw new Error('The video is broken');
  }
  return (
    <AbsoluteFill style={{backgroundColor: '#17181b'}}>
      <Ruler frame={frame} fps={fps} durationInFrames={durationInFrames} title={title} />
    </AbsoluteFill>
  );
}
