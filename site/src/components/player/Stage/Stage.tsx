import {type ReactNode, useRef, useState} from 'react';
import {PartFault} from '@site/src/components/ui/LazyPart/PartFault';
import {useLazyPart} from '@site/src/components/ui/LazyPart/useLazyPart';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import type {DemoFacts} from '../DemoFacts';
import type {RunningDemo} from '../useDemo';
import styles from './Stage.module.css';

interface Props {
  readonly facts: DemoFacts;
  readonly demo: RunningDemo;
  /** Whether the poster is among the first things that a reader sees. */
  readonly first: boolean;
}

/** The picture of a demo: a box that keeps its shape, with the poster, the player above it, or what went wrong. */
export const Stage = ({facts, demo, first}: Props): ReactNode => {
  const {
    part: Player,
    error,
    setError,
    retry,
  } = useLazyPart(
    demo.wanted,
    async () => (await import('./LivePlayer')).LivePlayer,
    'The player could not be loaded. Check the connection.',
  );
  const [painted, setPainted] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const toggle = demo.playing ? demo.pause : demo.play;
  const moves = facts.durationInFrames > 1;
  return (
    // The picture answers clicks as pictures of players do; the buttons below are the way for keyboards.
    <div
      ref={stage}
      className={styles.stage}
      // Takes the focus from the button that goes away.
      tabIndex={facts.loads === 'click' ? -1 : undefined}
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
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
        />
      )}
      {Player && !error && <Player facts={facts} demo={demo} onPaint={() => setPainted(true)} onError={setError} />}
      {error && (
        <PartFault
          message={error}
          onRetry={() => {
            setPainted(false);
            retry();
          }}
        />
      )}
      {facts.loads === 'click' && !demo.wanted && (
        <NeedsScript>
          <button
            className={styles.load}
            type="button"
            onClick={(event) => {
              // The picture below would take the same click for a pause.
              event.stopPropagation();
              stage.current?.focus();
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
