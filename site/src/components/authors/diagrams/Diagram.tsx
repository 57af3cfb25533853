import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Diagram.module.css';

type Props = {
  /** A short description of what it shows. */
  readonly title: string;
  /** All information in the diagram, for readers who can't see it and for everyone who wants to read along. */
  readonly text: string;
  /** 360 units fit on a phone. Wider drawings scroll there. */
  readonly width?: 360 | 720;
  readonly height: number;
  /** A control that moves the drawing through time. */
  readonly scrubber?: ReactNode;
  readonly children: ReactNode;
};

/** A drawing in the colors of the page. */
export function Diagram({title, text, width = 720, height, scrubber, children}: Props): ReactNode {
  return (
    <figure className={styles.diagram}>
      {/* Wide drawings scroll. The tab stop makes them scrollable with the keyboard. */}
      <div className={styles.scroller} tabIndex={0} role="img" aria-label={title}>
        <svg
          className={clsx(styles.drawing, width === 360 && styles.narrow)}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
        >
          {children}
        </svg>
      </div>
      {scrubber}
      <figcaption className={styles.caption}>{text}</figcaption>
    </figure>
  );
}
