import {type ReactNode, useState} from 'react';
import styles from './Graph.module.css';
import {GraphScale} from './GraphScale';
import {percentOf, type Point, type Scale, ticksOf} from './Scale';
import {valueText} from './valueText';

interface Props {
  /** What it shows, for those who can't see it. */
  readonly label: string;
  readonly scale: Scale;
  /** The curve, in the order of x; it has a gap where a value is no number. */
  readonly curve: readonly Point[];
  /** Straight lines beside the curve. */
  readonly lines?: readonly (readonly [Point, Point])[];
  /** Where the curve has something to be named. */
  readonly marks?: readonly {readonly x: number; readonly label: string}[];
  /** Where the playhead stands. */
  readonly head: Point;
  /** Handles. */
  readonly children?: ReactNode;
}

/** A curve in the colours of the page. Text and handles keep their size at any width; the scale rests during a drag. */
export const Graph = ({label, scale, curve, lines = [], marks = [], head, children}: Props): ReactNode => {
  const [held, setHeld] = useState<Scale>();
  const shown = held ?? scale;
  const left = (x: number): string => `${percentOf(x, shown.x)}%`;
  const top = (y: number): string => `${100 - percentOf(y, shown.y)}%`;
  const place = ({x, y}: Point): string =>
    `${percentOf(x, shown.x).toFixed(2)} ${(100 - percentOf(y, shown.y)).toFixed(2)}`;
  return (
    <div className={styles.graph}>
      <div className={styles.plot}>
        <svg className={styles.curve} viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
          {ticksOf(shown.y, 6).map((y) => (
            <path className={styles.grid} key={y} d={`M0 ${100 - percentOf(y, shown.y)}H100`} />
          ))}
          {ticksOf(shown.x, 8).map((x) => (
            <path className={styles.grid} key={x} d={`M${percentOf(x, shown.x)} 0V100`} />
          ))}
          {marks.map(({x}) => (
            <path className={styles.mark} key={x} d={`M${percentOf(x, shown.x)} 0V100`} />
          ))}
          {lines.map(([from, to], index) => (
            <path className={styles.arm} key={index} d={`M${place(from)}L${place(to)}`} />
          ))}
          <path className={styles.line} d={pathOf(curve, place)} />
          <path className={styles.now} d={`M${percentOf(head.x, shown.x)} 0V100`} />
        </svg>
        <div aria-hidden="true">
          {ticksOf(shown.y, 6).map((y) => (
            <span className={styles.yTick} key={y} style={{top: top(y)}}>
              {valueText(y)}
            </span>
          ))}
          {ticksOf(shown.x, 8).map((x) => (
            <span className={styles.xTick} key={x} style={{left: left(x)}}>
              {valueText(x)}
            </span>
          ))}
          {marks.map(({x, label: name}) => (
            <span className={styles.markLabel} key={x} style={{left: left(x)}}>
              {name}
            </span>
          ))}
          {Number.isFinite(head.y) && <span className={styles.head} style={{left: left(head.x), top: top(head.y)}} />}
        </div>
        <GraphScale value={{scale: shown, hold: () => setHeld(scale), release: () => setHeld(undefined)}}>
          {children}
        </GraphScale>
      </div>
    </div>
  );
};

const pathOf = (curve: readonly Point[], place: (point: Point) => string): string => {
  let pen = 'M';
  return curve
    .map((point) => {
      if (!Number.isFinite(point.y)) {
        pen = 'M';
        return '';
      }
      const step = `${pen}${place(point)}`;
      pen = 'L';
      return step;
    })
    .join('');
};
