import type {ReactNode} from 'react';
import styles from './Diagram.module.css';

type Props = {
  /** A short description of what it shows. */
  readonly title: string;
  /** All information in the diagram, for readers who can't see it and for everyone who wants to read along. */
  readonly text: string;
  /** The height of the drawing. Its width is always 720 units. */
  readonly height: number;
  /** A control that moves the drawing through time. */
  readonly scrubber?: ReactNode;
  readonly children: ReactNode;
};

/** A drawing in the colors of the page. On small screens, it keeps its size and scrolls. */
export function Diagram({title, text, height, scrubber, children}: Props): ReactNode {
  return (
    <figure className={styles.diagram}>
      {/* Wide drawings scroll. The tab stop makes them scrollable with the keyboard. */}
      <div className={styles.scroller} tabIndex={0} role="img" aria-label={title}>
        <svg className={styles.drawing} viewBox={`0 0 720 ${height}`} aria-hidden="true">
          {children}
        </svg>
      </div>
      {scrubber}
      <figcaption className={styles.caption}>{text}</figcaption>
    </figure>
  );
}
