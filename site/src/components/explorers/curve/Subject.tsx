import type {ReactNode} from 'react';
import styles from './Subject.module.css';
import {percentOf, type Range} from './Scale';

interface Props {
  readonly value: number;
  /** From the left end of its way to the right one. */
  readonly range: Range;
  /** The value in words. */
  readonly text: string;
}

/** A box that the value moves, as far along its way as the curve is high. */
export const Subject = ({value, range, text}: Props): ReactNode => (
  <div className={styles.subject}>
    <div className={styles.rail} aria-hidden="true">
      {Number.isFinite(value) && <span className={styles.box} style={{left: `${percentOf(value, range)}%`}} />}
    </div>
    <p className={styles.reading}>{text}</p>
  </div>
);
