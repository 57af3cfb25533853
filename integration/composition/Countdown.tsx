import {AbsoluteFill, Audio, getInputProps, staticFile, useCurrentFrame} from 'remotion';

type CountdownProps = {
  readonly sound?: boolean;
  readonly failsAtFrame?: number;
  readonly overflowsFromFrame?: number;
};

/** Shows the frame number on a colored background. Can also play a tone, throw an error or extend beyond the edges. */
export const Countdown: React.FC<CountdownProps> = ({sound, failsAtFrame, overflowsFromFrame = Infinity}) => {
  const frame = useCurrentFrame();
  const {title = 'Countdown'} = getInputProps() as {title?: string};
  if (frame === failsAtFrame) {
    throw new Error('The countdown stopped');
  }
  if (frame === 0) {
    console.log(`Showing ${title}`);
  }

  return (
    <AbsoluteFill style={{backgroundColor: `hsl(${frame * 18}, 70%, 50%)`, alignItems: 'center'}}>
      <div style={{fontSize: 60}}>{title}</div>
      <div style={{fontSize: 60}}>{frame}</div>
      {frame >= overflowsFromFrame && <div style={{position: 'absolute', left: 0, top: 0, width: 401, height: 301}} />}
      {sound ? <Audio src={staticFile('tone.wav')} /> : null}
    </AbsoluteFill>
  );
};
