import {Player} from '@remotion/player';
import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {loadDemo} from '../../../../../demos/registry';
import type {DemoFacts} from '../DemoFacts';
import {ensureStorage} from '../ensureStorage';
import type {RunningDemo} from '../useDemo';
import {PlayerBoundary} from './PlayerBoundary';
import styles from './Stage.module.css';

export interface LivePlayerProps {
  readonly facts: DemoFacts;
  readonly demo: RunningDemo;
  /** Called when the first frame can be seen. */
  readonly onPaint: () => void;
  readonly onError: (error: Error) => void;
}

ensureStorage();

/** Loads a demo and plays it with the toolkit's own player. All of it comes in a script of its own. */
export const LivePlayer = ({facts, demo, onPaint, onError}: LivePlayerProps): ReactNode => {
  const Component = useComponent(facts.name, onError);
  const {player, setPlayer, initialFrame, props, loop, rate} = demo;
  useEffect(() => {
    if (!player) return undefined;
    const report = ({detail}: {detail: {error: Error}}): void =>
      onError(new Error(`This example stopped with an error: ${detail.error.message}`));
    player.addEventListener('error', report);
    // The player measures its box in one frame of the browser, and draws in the next.
    const request = requestAnimationFrame(() => requestAnimationFrame(onPaint));
    return () => {
      player.removeEventListener('error', report);
      cancelAnimationFrame(request);
    };
    // The callbacks are new in each render and mean the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [player]);
  if (!Component) return null;
  return (
    <PlayerBoundary onError={onError}>
      {/* One picture for those who can't see it: what is drawn inside is no content of the page. */}
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
            style={{width: '100%', height: '100%'}}
          />
        </div>
      </div>
    </PlayerBoundary>
  );
};

const useComponent = (
  name: string,
  onError: (error: Error) => void,
): ComponentType<Record<string, unknown>> | undefined => {
  const [Component, setComponent] = useState<ComponentType<Record<string, unknown>>>();
  useEffect(() => {
    let current = true;
    const load = async (): Promise<ComponentType<Record<string, unknown>>> => (await loadDemo(name)).component();
    load().then(
      (component) => current && setComponent(() => component),
      () => current && onError(new Error('This example could not be loaded. Check the connection.')),
    );
    return () => {
      current = false;
    };
    // The callback is new in each render and means the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [name]);
  return Component;
};
