import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Diagram.module.css';

type Props = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** `accent` for the subject of the diagram, `quiet` for a container of other boxes. */
  readonly kind?: 'box' | 'accent' | 'quiet';
  /** The first line, centered. */
  readonly label?: string;
  /** The second line, in a smaller font. */
  readonly note?: string;
  /** Whether the first line is code. */
  readonly code?: boolean;
};

/** A rectangle with up to two lines of text. */
export function Box({x, y, width, height, kind = 'box', label, note, code = false}: Props): ReactNode {
  const middle = y + height / 2 + 5;
  return (
    <g>
      <rect className={styles[kind]} x={x} y={y} width={width} height={height} rx={10} />
      {label && (
        <text className={clsx(code && styles.code)} x={x + width / 2} y={note ? middle - 10 : middle}>
          {label}
        </text>
      )}
      {note && (
        <text className={styles.label} x={x + width / 2} y={middle + 10}>
          {note}
        </text>
      )}
    </g>
  );
}
