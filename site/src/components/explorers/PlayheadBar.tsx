import type {ReactNode} from 'react';
import {IconButton} from '@site/src/components/player/Transport/IconButton';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import styles from './Controls.module.css';
import {useLive} from './useLive';
import type {Playhead, Track} from './usePlayhead';

interface Props {
  readonly track: Track;
  readonly playhead: Playhead;
  /** What it moves through. */
  readonly label: string;
  /** What can be seen there, in words. */
  readonly text: string;
}

/** Moves an explorer through time, by hand or by itself. */
export const PlayheadBar = ({track: {min, max, step}, playhead, label, text}: Props): ReactNode => (
  <NeedsScript>
    <fieldset className={styles.playhead} aria-label="Playback" disabled={!useLive()}>
      <IconButton
        icon={playhead.playing ? 'pause' : 'play'}
        label={playhead.playing ? 'Pause' : 'Play'}
        onPress={playhead.toggle}
      />
      <input
        className={styles.slider}
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
