import {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import type {DemoFacts} from '../DemoFacts';
import type {RunningDemo} from '../useDemo';
import type {LivePlayerProps} from './LivePlayer';
import styles from './Stage.module.css';

interface Props {
  readonly facts: DemoFacts;
  readonly demo: RunningDemo;
}

/** The picture of a demo: a box that keeps its shape, with the poster, the player above it, or what went wrong. */
export const Stage = ({facts, demo}: Props): ReactNode => {
  const {Player, error, setError, retry} = useLivePlayer(demo.wanted);
  const [painted, setPainted] = useState(false);
  const toggle = demo.playing ? demo.pause : demo.play;
  const moves = facts.durationInFrames > 1;
  return (
    // The picture answers clicks as pictures of players do; the buttons below are the way for keyboards.
    <div
      className={styles.stage}
      style={{aspectRatio: `${facts.width} / ${facts.height}`}}
      onClick={moves ? toggle : undefined}
    >
      {!painted && (
        <img
          className={styles.poster}
          src={facts.poster}
          alt={facts.alt}
          width={facts.width}
          height={facts.height}
          loading="lazy"
          decoding="async"
        />
      )}
      {Player && !error && <Player facts={facts} demo={demo} onPaint={() => setPainted(true)} onError={setError} />}
      {error && (
        <div className={styles.error} role="alert" onClick={(event) => event.stopPropagation()}>
          <p>{error.message}</p>
          <button
            className="button button--secondary"
            type="button"
            onClick={() => {
              setPainted(false);
              retry();
            }}
          >
            Try again
          </button>
        </div>
      )}
      {facts.loads === 'click' && !demo.wanted && (
        <NeedsScript>
          <button
            className={styles.load}
            type="button"
            onClick={(event) => {
              // The picture below would take the same click for a pause.
              event.stopPropagation();
              demo.play();
            }}
          >
            Load and play
          </button>
        </NeedsScript>
      )}
    </div>
  );
};

interface Loaded {
  readonly Player?: ComponentType<LivePlayerProps>;
  readonly error?: Error;
  readonly setError: (error: Error) => void;
  readonly retry: () => void;
}

const useLivePlayer = (wanted: boolean): Loaded => {
  const [Player, setPlayer] = useState<ComponentType<LivePlayerProps>>();
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    import('./LivePlayer').then(
      ({LivePlayer}) => current && setPlayer(() => LivePlayer),
      () => current && setError(new Error('The player could not be loaded. Check the connection.')),
    );
    return () => {
      current = false;
    };
  }, [wanted, attempt]);
  const retry = (): void => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  return {Player, error, setError, retry};
};
