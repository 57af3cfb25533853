import {Player} from '@remotion/player';
import {type ComponentType, type ReactNode, useEffect, useEffectEvent, useState} from 'react';
import {loadDemo} from '../../../../../demos/registry.ts';
import type {DemoFacts} from '../DemoFacts.ts';
import {ensureStorage} from '../ensureStorage.ts';
import type {RunningDemo} from '../useDemo.ts';
import {PlayerBoundary} from './PlayerBoundary.tsx';
import styles from './Stage.module.css';

export type LivePlayerProps = {
  readonly facts: DemoFacts;
  readonly demo: Pick<RunningDemo, 'player' | 'setPlayer' | 'initialFrame' | 'props' | 'loop' | 'rate'>;
  /** Called when the first frame is visible. */
  readonly onPaint: () => void;
  readonly onError: (message: string) => void;
};

ensureStorage();

/** Loads a demo and plays it with Remotion's Player. It's in a separate script. */
export function LivePlayer({facts, demo, onPaint, onError}: LivePlayerProps): ReactNode {
  const Component = useComponent(facts.name, onError);
  const {player, setPlayer, initialFrame, props, loop, rate} = demo;
  const report = useEffectEvent(({detail}: {detail: {error: Error}}) =>
    onError(`This example stopped with an error: ${detail.error.message}`),
  );
  const reportPaint = useEffectEvent(onPaint);
  useEffect(() => {
    if (!player) {
      return undefined;
    }
    const listener: typeof report = (event) => report(event);
    player.addEventListener('error', listener);
    // The player measures its box in one animation frame, and renders in the next.
    const request = requestAnimationFrame(() => requestAnimationFrame(() => reportPaint()));
    return () => {
      player.removeEventListener('error', listener);
      cancelAnimationFrame(request);
    };
  }, [player]);
  if (!Component) {
    return null;
  }
  return (
    <PlayerBoundary onError={onError}>
      {/* A single image for screen readers, because the elements inside the video aren't content of the page. */}
      <div className={styles.picture} role="img" aria-label={facts.alt}>
        <div className={styles.picture} inert>
          <Player
            ref={setPlayer}
            className={styles.player}
            component={Component}
            compositionWidth={facts.width}
            compositionHeight={facts.height}
            durationInFrames={facts.durationInFrames}
            fps={facts.fps}
            initialFrame={initialFrame}
            inputProps={props}
            loop={loop}
            playbackRate={rate}
            moveToBeginningWhenEnded={false}
            numberOfSharedAudioTags={facts.sound ? 2 : 0}
            spaceKeyToPlayOrPause={false}
            errorFallback={() => null}
            // In forced-colors mode, the video keeps its colors, so that it looks like its render.
            style={{width: '100%', height: '100%', forcedColorAdjust: 'none'}}
          />
        </div>
      </div>
    </PlayerBoundary>
  );
}

/** Loads the component that a demo plays. */
export async function loadComponent(name: string): Promise<ComponentType<Record<string, unknown>>> {
  return (await loadDemo(name)).component();
}

function useComponent(
  name: string,
  onError: (message: string) => void,
): ComponentType<Record<string, unknown>> | undefined {
  const [Component, setComponent] = useState<ComponentType<Record<string, unknown>>>();
  const fail = useEffectEvent(() => onError('This example could not be loaded. Check your connection.'));
  useEffect(() => {
    let current = true;
    loadComponent(name).then(
      (component) => current && setComponent(() => component),
      () => current && fail(),
    );
    return () => {
      current = false;
    };
  }, [name]);
  return Component;
}
