import type {ReactNode} from 'react';
import styles from './Subject.module.css';
import {toPercent, type Range} from './Scale.ts';

type Props = {
  readonly value: number;
  /** Its progress from the left to the right end. */
  readonly range: Range;
  /** The value in words. */
  readonly text: string;
};

/** A box that the value moves: its position is the height of the curve. */
export function Subject({value, range, text}: Props): ReactNode {
  return (
    <div className={styles.subject}>
      <div className={styles.rail} aria-hidden="true">
        {Number.isFinite(value) && <span className={styles.box} style={{left: `${toPercent(value, range)}%`}} />}
      </div>
      <div className={styles.texts}>
        <p className={styles.reading}>{text}</p>
        <p className={styles.caption}>The value moves this box.</p>
      </div>
    </div>
  );
}
