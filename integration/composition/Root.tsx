import {Composition, getInputProps, Still} from 'remotion';
import {Countdown} from './Countdown.tsx';

/** The compositions of the integration tests: small and short, with one for each possible error. */
export const Root: React.FC = () => {
  const {title = 'Titled'} = getInputProps() as {title?: string};
  console.log(`Stage: ${process.env.STAGE ?? 'none'}`);
  return (
    <>
      <Composition id="Countdown" component={Countdown} width={320} height={180} fps={30} durationInFrames={20} />
      <Composition id="Odd" component={Countdown} width={320} height={181} fps={30} durationInFrames={2} />
      <Composition
        id="WithSound"
        component={Countdown}
        width={320}
        height={180}
        fps={30}
        durationInFrames={20}
        defaultProps={{sound: true}}
      />
      <Composition
        id="Broken"
        component={Countdown}
        width={320}
        height={180}
        fps={30}
        durationInFrames={5}
        defaultProps={{failsAtFrame: 3}}
      />
      <Composition
        id="Titled"
        component={Countdown}
        width={320}
        height={180}
        fps={30}
        durationInFrames={title.length}
      />
      <Still id="Poster" component={Countdown} width={320} height={180} />
    </>
  );
};
