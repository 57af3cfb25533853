import {Player, type PlayerRef} from '@remotion/player';
import {type ComponentType, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo} from 'react';
import {useCurrentFrame} from 'remotion';
import {Boundary} from './Boundary.tsx';
import type {Playback} from '../../../../../packages/playground-core/FrameMessage.ts';
import type {Registered} from './Registered.ts';

type Props = {
  readonly run: number;
  readonly shown: Registered;
  readonly props: Readonly<Record<string, unknown>>;
  readonly playback: Playback;
  readonly initialFrame: number;
  readonly onPlayer: (player: PlayerRef | null) => void;
  readonly onDrawn: () => void;
  /** The component is in the document. The player loads it asynchronously, even if it's there. */
  readonly onMounted: (component: ReaderComponent) => void;
  readonly onError: (error: Error, frame: number, component: ReaderComponent) => void;
};

type ReaderComponent = ComponentType<Record<string, unknown>>;

/** Remotion's Player with the reader's component. It keeps the current frame when the component changes. */
export function Screen({
  run,
  shown,
  props,
  playback,
  initialFrame,
  onPlayer,
  onDrawn,
  onMounted,
  onError,
}: Props): ReactNode {
  const {composition, component, defaultProps} = shown;
  const framed = useMemo(() => renderFrame(component, {onMounted, onError}), [component, onMounted, onError]);
  const inputProps = useMemo(() => ({...defaultProps, ...props}), [defaultProps, props]);
  const reportDrawn = useEffectEvent(onDrawn);
  useEffect(() => {
    const timer = runAfterPaint(() => reportDrawn());
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
}

function renderFrame(
  Component: ReaderComponent,
  {onMounted, onError}: Pick<Props, 'onMounted' | 'onError'>,
): ReaderComponent {
  const report = (error: Error, frame: number): void => onError(error, frame, Component);
  return function Framed(props) {
    useEffect(() => onMounted(Component), []);
    return (
      <Boundary frame={useCurrentFrame()} onError={report}>
        <Suspense fallback={null}>
          <Component {...props} />
        </Suspense>
      </Boundary>
    );
  };
}

/**
 * The player measures its box in one animation frame and renders in the next. There are no animation frames if the page
 * isn't visible.
 */
function runAfterPaint(drawn: () => void): ReturnType<typeof setTimeout> {
  return setTimeout(drawn, 50);
}
