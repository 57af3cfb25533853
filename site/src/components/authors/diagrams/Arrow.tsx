import type {ReactNode} from 'react';
import styles from './Diagram.module.css';

type Props = {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** Displayed above the middle of the arrow. */
  readonly label?: string;
};

/** A straight arrow. */
export function Arrow({from, to, label}: Props): ReactNode {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <g>
      <path className={styles.line} d={`M${from.join(' ')} L${to.join(' ')}`} />
      <path className={styles.head} d="M0 0 L-9 -5 L-9 5 Z" transform={`translate(${to.join(' ')}) rotate(${angle})`} />
      {label && (
        <text className={styles.label} x={(from[0] + to[0]) / 2} y={(from[1] + to[1]) / 2 - 8}>
          {label}
        </text>
      )}
    </g>
  );
}
