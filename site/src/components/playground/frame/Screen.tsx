import {Player, type PlayerRef} from '@remotion/player';
import {type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo} from 'react';
import {useCurrentFrame} from 'remotion';
import {Boundary} from './Boundary';
import type {Playback} from './FrameMessage';
import type {Registered} from './Registered';

interface Props {
  readonly run: number;
  readonly shown: Registered;
  readonly props: Readonly<Record<string, unknown>>;
  readonly playback: Playback;
  readonly initialFrame: number;
  readonly onPlayer: (player: PlayerRef | null) => void;
  readonly onDrawn: () => void;
  readonly onError: (error: Error, frame: number) => void;
}

/** The toolkit's player with the reader's component. Its frame stays when the component changes. */
export const Screen = ({run, shown, props, playback, initialFrame, onPlayer, onDrawn, onError}: Props): ReactNode => {
  const {composition, component, defaultProps} = shown;
  const framed = useMemo(() => frameComponent(component, onError), [component, onError]);
  const inputProps = useMemo(() => ({...defaultProps, ...props}), [defaultProps, props]);
  const reportDrawn = useEffectEvent(onDrawn);
  useEffect(() => {
    const timer = afterPaint(() => reportDrawn());
    return () => clearTimeout(timer);
  }, [run]);
  return (
    <Player
      ref={onPlayer}
      component={framed}
      compositionWidth={composition.width}
      compositionHeight={composition.height}
      durationInFrames={composition.durationInFrames}
      fps={composition.fps}
      initialFrame={Math.min(initialFrame, composition.durationInFrames - 1)}
      inputProps={inputProps}
      loop={playback.loop}
      playbackRate={playback.rate}
      moveToBeginningWhenEnded={false}
      spaceKeyToPlayOrPause={false}
      clickToPlay={false}
      style={{width: '100%', height: '100%'}}
    />
  );
};

const frameComponent = (
  Component: ComponentType<Record<string, unknown>>,
  onError: Props['onError'],
): ComponentType<Record<string, unknown>> =>
  function Framed(props) {
    return (
      <Boundary frame={useCurrentFrame()} onError={onError}>
        <Suspense fallback={null}>
          <Component {...props} />
        </Suspense>
      </Boundary>
    );
  };

/** The player measures its box in one turn of the browser, and draws in the next. Out of view, there are no frames. */
const afterPaint = (drawn: () => void): ReturnType<typeof setTimeout> => setTimeout(drawn, 50);
