import type {ReactNode} from 'react';
import {clamp} from '../../../ui/clamp.ts';
import styles from './Timeline.module.css';
import {TimelineGrip} from './TimelineGrip.tsx';
import {getElementName, getRules, type TimingProp} from './TimingNode.ts';
import type {TimingRow} from './getTimingView.ts';

type Props = {
  readonly row: TimingRow;
  /** Starts at 1. */
  readonly number: number;
  /** Duration of the composition. */
  readonly frames: number;
  /** The current frame of its children. Missing if it isn't mounted. */
  readonly seen: number | undefined;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly onChange: (prop: TimingProp, value: number) => void;
};

/** An element with its bars, which are draggable if their position depends on its own props. */
export function TimelineRow({row, number, frames, seen, selected, onSelect, onChange}: Props): ReactNode {
  const {node, depth, bars, start} = row;
  const name = getElementName(node);
  const rules = getRules(node.kind);
  const shift = rules.find((rule) => rule.name === 'from' || rule.name === 'offset');
  const length = rules.find((rule) => rule.name === 'durationInFrames');
  const duration = node.values.durationInFrames;
  const percent = (frame: number): string => `${(clamp(frame, 0, frames) / frames) * 100}%`;
  return (
    <li className={styles.row}>
      <div className={styles.title}>
        <button
          className={styles.name}
          type="button"
          aria-pressed={selected}
          style={{marginInlineStart: `${depth}rem`}}
          onClick={onSelect}
        >{`<${name}>`}</button>
        <span className={styles.seen}>{seen === undefined ? 'not mounted' : `frame ${seen}`}</span>
      </div>
      <div className={styles.track}>
        {bars.map(({first, last, firstSeen, lastSeen}) => (
          <span
            className={node.kind === 'component' ? styles.component : styles.bar}
            key={first}
            style={{left: percent(first), width: `${((last + 1 - first) / frames) * 100}%`}}
          >
            <span className={styles.range}>{firstSeen === lastSeen ? firstSeen : `${firstSeen}–${lastSeen}`}</span>
          </span>
        ))}
        {start !== undefined && shift && (
          <TimelineGrip
            className={styles.shift}
            label={`${shift.name} of ${name}, row ${number}`}
            value={node.values[shift.name] ?? 0}
            min={shift.min}
            max={shift.max}
            frames={frames}
            style={{left: percent(start), width: `calc(${percent(start + (duration ?? frames))} - ${percent(start)})`}}
            onChange={(value) => onChange(shift.name, value)}
          />
        )}
        {start !== undefined && length && duration !== undefined && (
          <TimelineGrip
            className={styles.end}
            label={`durationInFrames of ${name}, row ${number}`}
            value={duration}
            min={length.min}
            max={length.max}
            frames={frames}
            style={{left: percent(start + duration)}}
            onChange={(value) => onChange('durationInFrames', value)}
          />
        )}
      </div>
    </li>
  );
}
