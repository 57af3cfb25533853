import {type ReactNode, type RefObject} from 'react';
import type {DemoFacts} from '../DemoFacts.ts';
import type {RunningDemo} from '../useDemo.ts';
import {IconButton} from './IconButton.tsx';
import styles from './Transport.module.css';

type Props = {
  readonly video: Pick<DemoFacts, 'fps' | 'durationInFrames' | 'sound'>;
  readonly controls: Pick<
    RunningDemo,
    'playing' | 'play' | 'pause' | 'seek' | 'loop' | 'setLoop' | 'rate' | 'setRate' | 'muted' | 'setMuted'
  >;
  /** The current frame. */
  readonly frame: number;
  /** The element to show in full screen: the video and these controls. */
  readonly screen: RefObject<HTMLElement | null>;
  /** An additional button before the full-screen button. */
  readonly children?: ReactNode;
};

/** As wide as a digit, so that the number grows without moving the layout. */
const figureSpace = '\u2007';

const rates = [0.25, 0.5, 1, 1.5, 2];

/** Play, seek, step, loop, speed, sound and full screen. They're native elements, which support all input methods. */
export function Transport({video, controls, frame, screen, children}: Props): ReactNode {
  const last = video.durationInFrames - 1;
  return (
    <div className={styles.transport} data-search="ignore">
      <IconButton
        icon={controls.playing ? 'pause' : 'play'}
        label={controls.playing ? 'Pause' : 'Play'}
        onPress={controls.playing ? controls.pause : controls.play}
      />
      <input
        className={styles.seek}
        type="range"
        aria-label="Frame"
        aria-valuetext={`Frame ${frame} of ${last}, ${(frame / video.fps).toFixed(2)} seconds`}
        min={0}
        max={last}
        value={frame}
        onChange={(event) => controls.seek(Number(event.target.value))}
        // In forced-colors mode, browsers remove the background, which draws the track.
        style={{'--played': `${(frame / last) * 100}%`, forcedColorAdjust: 'none'} as React.CSSProperties}
      />
      <output className={styles.frame} aria-hidden="true">
        {String(frame).padStart(String(last).length, figureSpace)}
        <span className={styles.last}> / {last}</span>
      </output>
      <div className={styles.more}>
        <IconButton icon="stepBack" label="One frame back" onPress={() => controls.seek(frame - 1)} />
        <IconButton icon="stepForward" label="One frame forward" onPress={() => controls.seek(frame + 1)} />
        <IconButton icon="loop" label="Loop" pressed={controls.loop} onPress={() => controls.setLoop(!controls.loop)} />
        {video.sound && (
          <IconButton
            icon={controls.muted ? 'muted' : 'sound'}
            label="Sound"
            pressed={!controls.muted}
            onPress={() => controls.setMuted(!controls.muted)}
          />
        )}
        <select
          className={styles.rate}
          aria-label="Speed"
          value={controls.rate}
          onChange={(event) => controls.setRate(Number(event.target.value))}
        >
          {rates.map((rate) => (
            <option key={rate} value={rate}>
              {rate}×
            </option>
          ))}
        </select>
        {children}
        <IconButton icon="fullscreen" label="Full screen" onPress={() => toggleFullScreen(screen.current)} />
      </div>
    </div>
  );
}

function toggleFullScreen(screen: HTMLElement | null): void {
  if (document.fullscreenElement) {
    void document.exitFullscreen();
  }
  // If the browser refuses, the page doesn't change.
  else {
    screen?.requestFullscreen?.().catch(() => undefined);
  }
}
