import {type ReactNode, type RefObject} from 'react';
import type {DemoFacts} from '../DemoFacts';
import type {RunningDemo} from '../useDemo';
import {CopyLink} from './CopyLink';
import {IconButton} from './IconButton';
import styles from './Transport.module.css';
import {useFrame} from './useFrame';

interface Props {
  readonly facts: DemoFacts;
  readonly demo: RunningDemo;
  /** What fills the screen: the picture and these controls. */
  readonly screen: RefObject<HTMLElement | null>;
}

/** As wide as a digit: the number grows without moving. */
const figureSpace = '\u2007';

const rates = [0.25, 0.5, 1, 1.5, 2];

/** Play, seek, step, loop, speed, sound and full screen: native elements, so that every way of working them works. */
export const Transport = ({facts, demo, screen}: Props): ReactNode => {
  const frame = useFrame(demo);
  const last = facts.durationInFrames - 1;
  return (
    <div className={styles.transport} data-search="ignore">
      <IconButton
        icon={demo.playing ? 'pause' : 'play'}
        label={demo.playing ? 'Pause' : 'Play'}
        onPress={demo.playing ? demo.pause : demo.play}
      />
      <input
        className={styles.seek}
        type="range"
        aria-label="Frame"
        aria-valuetext={`Frame ${frame} of ${last}, ${(frame / facts.fps).toFixed(2)} seconds`}
        min={0}
        max={last}
        value={frame}
        onChange={(event) => demo.seek(Number(event.target.value))}
        style={{'--played': `${(frame / last) * 100}%`} as React.CSSProperties}
      />
      <output className={styles.frame} aria-hidden="true">
        {String(frame).padStart(String(last).length, figureSpace)}
        <span className={styles.last}> / {last}</span>
      </output>
      <div className={styles.more}>
        <IconButton icon="stepBack" label="One frame back" onPress={() => demo.seek(frame - 1)} />
        <IconButton icon="stepForward" label="One frame forward" onPress={() => demo.seek(frame + 1)} />
        <IconButton icon="loop" label="Loop" pressed={demo.loop} onPress={() => demo.setLoop(!demo.loop)} />
        {facts.sound && (
          <IconButton
            icon={demo.muted ? 'muted' : 'sound'}
            label="Sound"
            pressed={!demo.muted}
            onPress={() => demo.setMuted(!demo.muted)}
          />
        )}
        <select
          className={styles.rate}
          aria-label="Speed"
          value={demo.rate}
          onChange={(event) => demo.setRate(Number(event.target.value))}
        >
          {rates.map((rate) => (
            <option key={rate} value={rate}>
              {rate}×
            </option>
          ))}
        </select>
        <CopyLink facts={facts} demo={demo} frame={frame} />
        <IconButton icon="fullscreen" label="Full screen" onPress={() => toggleFullScreen(screen.current)} />
      </div>
    </div>
  );
};

const toggleFullScreen = (screen: HTMLElement | null): void => {
  if (document.fullscreenElement) void document.exitFullscreen();
  // A browser that refuses leaves the page as it was.
  else screen?.requestFullscreen?.().catch(() => undefined);
};
