import {type ReactNode, useState} from 'react';
import styles from './Graph.module.css';
import {GraphScale} from './GraphScale.ts';
import {toPercent, type Point, type Scale, getTicks} from './Scale.ts';
import {formatValue} from './formatValue.ts';

type Props = {
  /** A description for readers who can't see it. */
  readonly label: string;
  readonly scale: Scale;
  /** The curve, sorted by x. It has a gap where a value isn't a number. */
  readonly curve: readonly Point[];
  /** Additional straight lines. */
  readonly lines?: readonly (readonly [Point, Point])[];
  /** Labeled points of the curve. */
  readonly marks?: readonly {readonly x: number; readonly label: string}[];
  /** The position of the playhead. */
  readonly head: Point;
  /** Handles. */
  readonly children?: ReactNode;
};

/**
 * A curve in the colors of the page. Text and handles keep their size at any width, and the scale doesn't change during
 * a drag.
 */
export function Graph({label, scale, curve, lines = [], marks = [], head, children}: Props): ReactNode {
  const [frozenScale, setFrozenScale] = useState<Scale>();
  const shown = frozenScale ?? scale;
  const left = (x: number): string => `${toPercent(x, shown.x)}%`;
  const top = (y: number): string => `${100 - toPercent(y, shown.y)}%`;
  const formatPoint = ({x, y}: Point): string =>
    `${toPercent(x, shown.x).toFixed(2)} ${(100 - toPercent(y, shown.y)).toFixed(2)}`;
  return (
    <div className={styles.graph}>
      <div className={styles.plot}>
        <svg className={styles.curve} viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={label}>
          {getTicks(shown.y, 6).map((y) => (
            <path className={styles.grid} key={y} d={`M0 ${100 - toPercent(y, shown.y)}H100`} />
          ))}
          {getTicks(shown.x, 8).map((x) => (
            <path className={styles.grid} key={x} d={`M${toPercent(x, shown.x)} 0V100`} />
          ))}
          {marks.map(({x}) => (
            <path className={styles.mark} key={x} d={`M${toPercent(x, shown.x)} 0V100`} />
          ))}
          {lines.map(([from, to], index) => (
            <path className={styles.arm} key={index} d={`M${formatPoint(from)}L${formatPoint(to)}`} />
          ))}
          <path className={styles.line} d={createPath(curve, formatPoint)} />
          <path className={styles.now} d={`M${toPercent(head.x, shown.x)} 0V100`} />
        </svg>
        <div aria-hidden="true">
          {getTicks(shown.y, 6).map((y) => (
            <span className={styles.yTick} key={y} style={{top: top(y)}}>
              {formatValue(y)}
            </span>
          ))}
          {getTicks(shown.x, 8).map((x) => (
            <span className={styles.xTick} key={x} style={{left: left(x)}}>
              {formatValue(x)}
            </span>
          ))}
          {marks.map(({x, label: name}) => (
            <span className={styles.markLabel} key={x} style={{left: left(x)}}>
              {name}
            </span>
          ))}
          {Number.isFinite(head.y) && <span className={styles.head} style={{left: left(head.x), top: top(head.y)}} />}
        </div>
        <GraphScale
          value={{scale: shown, freeze: () => setFrozenScale(scale), release: () => setFrozenScale(undefined)}}
        >
          {children}
        </GraphScale>
      </div>
    </div>
  );
}

function createPath(curve: readonly Point[], formatPoint: (point: Point) => string): string {
  let pen = 'M';
  return curve
    .map((point) => {
      if (!Number.isFinite(point.y)) {
        pen = 'M';
        return '';
      }
      const step = `${pen}${formatPoint(point)}`;
      pen = 'L';
      return step;
    })
    .join('');
}
