import {Player, type PlayerRef} from '@remotion/player';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import {useCurrentFrame} from 'remotion';
import {Boundary} from './Boundary.tsx';
import type {Playback} from '../../../../../packages/playground-core/SandboxMessage.ts';
import type {Registered} from './Registered.ts';

type Props = {
  /** The run that `shown` belongs to. */
  readonly run: number;
  readonly shown: Registered;
  readonly props: Readonly<Record<string, unknown>>;
  readonly playback: Playback;
  readonly initialFrame: number;
  readonly onPlayer: (player: PlayerRef | null) => void;
  readonly onDrawn: () => void;
  /** The component is in the document. */
  readonly onMounted: (component: ReaderComponent) => void;
  readonly onError: (error: Error, frame: number, component: ReaderComponent) => void;
};

type ReaderComponent = ComponentType<Record<string, unknown>>;

type Content = Pick<Props, 'run' | 'onMounted' | 'onError'> & {
  readonly component: ReaderComponent;
  /** Whether the player has loaded its component. */
  readonly isLoaded: boolean;
  readonly onLoaded: () => void;
};

const ContentContext = createContext<Content | undefined>(undefined);

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
  const [isLoaded, setLoaded] = useState(false);
  const content = useMemo(
    () => ({run, component, isLoaded, onLoaded: () => setLoaded(true), onMounted, onError}),
    [run, component, isLoaded, onMounted, onError],
  );
  const inputProps = useMemo(() => ({...defaultProps, ...props}), [defaultProps, props]);
  const reportDrawn = useEffectEvent(onDrawn);
  useEffect(() => {
    const timer = runAfterPaint(() => reportDrawn());
    return () => clearTimeout(timer);
  }, [run]);
  return (
    <ContentContext.Provider value={content}>
      <Player
        ref={onPlayer}
        component={Framed}
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
    </ContentContext.Provider>
  );
}

/**
 * What the player renders. The player loads its component asynchronously, and React may render such a component several
 * times before it is in the document, which would call `delayRender()` several times, too. So the player always gets this
 * component, and the reader's component appears in it in a render that isn't interrupted.
 */
function Framed(props: Record<string, unknown>): ReactNode {
  const content = useContext(ContentContext);
  const reportLoaded = useEffectEvent(() => content?.onLoaded());
  // React renders the state that a layout effect sets at once.
  useLayoutEffect(() => reportLoaded(), []);
  return content?.isLoaded ? <FramedComponent key={content.run} content={content} inputProps={props} /> : null;
}

function FramedComponent({
  content: {component: ReaderComponent, onMounted, onError},
  inputProps,
}: {
  readonly content: Content;
  readonly inputProps: Record<string, unknown>;
}): ReactNode {
  useEffect(() => onMounted(ReaderComponent), [ReaderComponent, onMounted]);
  return (
    <Boundary frame={useCurrentFrame()} onError={(error, frame) => onError(error, frame, ReaderComponent)}>
      <Suspense fallback={null}>
        <ReaderComponent {...inputProps} />
      </Suspense>
    </Boundary>
  );
}

/**
 * The player measures its box in one animation frame and renders in the next. There are no animation frames if the page
 * isn't visible.
 */
function runAfterPaint(drawn: () => void): ReturnType<typeof setTimeout> {
  return setTimeout(drawn, 50);
}
