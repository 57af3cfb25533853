import type {ReactNode} from 'react';
import {IconButton} from '@site/src/components/player/Transport/IconButton';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import styles from './Controls.module.css';
import {useIsHydrated} from '../../ui/useIsHydrated.ts';
import type {Playhead, Track} from './usePlayhead.ts';

type Props = {
  readonly track: Track;
  /** The number of frames if they have a width, as in a timeline. */
  readonly cells?: number;
  readonly playhead: Playhead;
  /** The name of the value that it changes. */
  readonly label: string;
  /** A description of the current position. */
  readonly text: string;
};

/** Moves an explorer through time, either manually or by playing it. */
export function PlayheadBar({track: {min, max, step}, cells, playhead, label, text}: Props): ReactNode {
  return (
    <NeedsScript>
      <fieldset className={styles.playhead} aria-label="Playback" disabled={!useIsHydrated()}>
        <IconButton
          icon={playhead.playing ? 'pause' : 'play'}
          label={playhead.playing ? 'Pause' : 'Play'}
          onPress={playhead.toggle}
        />
        <input
          className={styles.slider}
          style={{'--cells': cells} as React.CSSProperties}
          type="range"
          aria-label={label}
          aria-valuetext={text}
          min={min}
          max={max}
          step={step}
          value={playhead.value}
          onChange={(event) => playhead.seek(Number(event.target.value))}
        />
      </fieldset>
    </NeedsScript>
  );
}
