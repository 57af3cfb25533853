import {type PointerEvent, type ReactNode, useEffect, useMemo, useRef} from 'react';
import type {TimelineEntry} from '../../../../../packages/playground-core/SandboxMessage.ts';
import type {Run} from '../run/useRun.ts';
import {createTicks} from './createTicks.ts';
import {packRows} from './packRows.ts';
import {clamp} from '../../ui/clamp.ts';
import styles from './Timeline.module.css';

type Props = {
  readonly run: Run;
};

/**
 * The sequences and media of the video over time, as far as they have been shown. Pressing or dragging seeks. With the
 * keyboard, the controls of the player do the same.
 */
export function Timeline({run}: Props): ReactNode {
  const {composition, state, onFrame, runner} = run;
  const {durationInFrames, fps} = composition;
  const track = useRef<HTMLDivElement>(null);
  useEffect(() => onFrame((frame) => track.current?.style.setProperty('--frame', String(frame))), [onFrame]);
  const entries = useMemo(() => packRows(state.timeline.entries), [state.timeline.entries]);
  const rows = Math.max(0, ...entries.map(({row}) => row)) + 1;

  const seek = ({clientX, currentTarget, buttons}: PointerEvent<HTMLDivElement>): void => {
    if (buttons !== 1) {
      return;
    }
    const {left, width} = currentTarget.getBoundingClientRect();
    const share = clamp((clientX - left) / width, 0, 1);
    runner?.send({type: 'seek', frame: Math.min(durationInFrames - 1, Math.floor(share * durationInFrames))});
  };
  return (
    <div className={styles.timeline}>
      <div
        ref={track}
        className={styles.track}
        style={{'--duration': durationInFrames, '--rows': rows} as React.CSSProperties}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          seek(event);
        }}
        onPointerMove={seek}
      >
        <div className={styles.ruler} aria-hidden="true">
          {createTicks(durationInFrames, fps).map(({frame, label}) => (
            <span key={frame} className={styles.tick} style={{'--start': frame} as React.CSSProperties}>
              {label}
            </span>
          ))}
        </div>
        <ul className={styles.rows} aria-label="Timeline">
          <Bar label={composition.id} kind="video" start={0} duration={durationInFrames} row={0} isWhole />
          {entries.map((entry) => (
            <Bar key={entry.id} {...entry} duration={Math.min(entry.duration, durationInFrames - entry.start)} />
          ))}
        </ul>
        <div className={styles.playhead} aria-hidden="true" />
      </div>
    </div>
  );
}

type BarProps = Pick<TimelineEntry, 'label' | 'kind' | 'start' | 'duration'> & {
  readonly row: number;
  readonly isWhole?: boolean;
};

function Bar({label, kind, start, duration, row, isWhole = false}: BarProps): ReactNode {
  const first = Math.max(0, start);
  const last = start + duration - 1;
  const range = `frames ${first} to ${last}`;
  return (
    <li
      className={styles.bar}
      data-kind={isWhole ? 'whole' : kind}
      style={{'--start': first, '--length': last - first + 1, '--row': row} as React.CSSProperties}
      title={`${label}: ${range}`}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.range}>, {range}</span>
    </li>
  );
}
