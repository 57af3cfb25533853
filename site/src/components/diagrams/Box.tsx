import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Diagram.module.css';

interface Props {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** `accent` for what the diagram is about, `quiet` for a place that holds other boxes. */
  readonly kind?: 'box' | 'accent' | 'quiet';
  /** First line, in the middle. */
  readonly label?: string;
  /** Second line, smaller. */
  readonly note?: string;
  /** Whether the first line is code. */
  readonly code?: boolean;
}

/** A rectangle with up to two lines of text. */
export const Box = ({x, y, width, height, kind = 'box', label, note, code = false}: Props): ReactNode => {
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
};
