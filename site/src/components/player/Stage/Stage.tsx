import {type ReactNode, useRef, useState} from 'react';
import {LoadError} from '@site/src/components/ui/LazyLoad/LoadError';
import {useLazyLoad} from '@site/src/components/ui/LazyLoad/useLazyLoad';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import type {DemoFacts} from '../DemoFacts.ts';
import type {RunningDemo} from '../useDemo.ts';
import {loadPlayer} from './loadPlayer.ts';
import styles from './Stage.module.css';

type Props = {
  readonly facts: DemoFacts;
  readonly demo: RunningDemo;
  /** Whether the poster is visible when the page opens. */
  readonly first: boolean;
};

/**
 * The image area of a demo: a box with a fixed aspect ratio that contains the poster and the player on top of it, or an
 * error.
 */
export function Stage({facts, demo, first}: Props): ReactNode {
  const {
    loaded: Player,
    error,
    setError,
    retry,
  } = useLazyLoad(
    demo.wanted,
    async () => (await loadPlayer()).LivePlayer,
    'The player could not be loaded. Check your connection.',
  );
  const [painted, setPainted] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const toggle = demo.playing ? demo.pause : demo.play;
  const moves = facts.durationInFrames > 1;
  return (
    // Clicking the video toggles playback, as in other players. With the keyboard, readers use the buttons below.
    <div
      ref={stage}
      className={styles.stage}
      // Takes over the focus from the button that is removed.
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
        <LoadError
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
              // The video below would handle the same click as a pause.
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
}
