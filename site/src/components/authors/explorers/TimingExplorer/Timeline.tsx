import type {PointerEvent, ReactNode} from 'react';
import {getTicks} from '../curve/Scale.ts';
import {clamp} from '../../../ui/clamp.ts';
import styles from './Timeline.module.css';
import {TimelineRow} from './TimelineRow.tsx';
import type {TimingProp} from './TimingNode.ts';
import type {TimingView} from './getTimingView.ts';

type Props = {
  readonly view: TimingView;
  readonly frame: number;
  readonly onSeek: (frame: number) => void;
  readonly selected: string;
  readonly onSelect: (path: string) => void;
  readonly onChange: (path: string, prop: TimingProp, value: number) => void;
};

/**
 * The elements one below the other, on a scale with the frames of the composition and a playhead across all of them.
 */
export function Timeline({view, frame, onSeek, selected, onSelect, onChange}: Props): ReactNode {
  const count = view.frames.length;
  const seen = view.frames[frame];
  const scrub = ({currentTarget, clientX, buttons}: PointerEvent<HTMLElement>): void => {
    if (buttons === 0) {
      return;
    }
    const {left, width} = currentTarget.getBoundingClientRect();
    onSeek(clamp(Math.floor(((clientX - left) / width) * count), 0, count - 1));
  };
  return (
    <div className={styles.timeline}>
      {/* The playhead's slider does the same for keyboards. */}
      <div
        className={styles.ticks}
        aria-hidden="true"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          scrub(event);
        }}
        onPointerMove={scrub}
      >
        {getTicks([0, count - 1], 6).map((tick) => (
          <span key={tick} style={{left: `${(tick / count) * 100}%`}}>
            {tick}
          </span>
        ))}
      </div>
      <ol className={styles.rows} aria-label="Elements">
        {view.rows.map((row, index) => (
          <TimelineRow
            key={row.path}
            row={row}
            number={index + 1}
            frames={count}
            seen={seen?.get(row.path)}
            selected={row.path === selected}
            onSelect={() => onSelect(row.path)}
            onChange={(prop, value) => onChange(row.path, prop, value)}
          />
        ))}
      </ol>
      <span className={styles.now} style={{left: `${((frame + 0.5) / count) * 100}%`}} aria-hidden="true" />
    </div>
  );
}
