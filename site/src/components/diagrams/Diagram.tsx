import type {ReactNode} from 'react';
import styles from './Diagram.module.css';

interface Props {
  /** What it shows, in a few words. */
  readonly title: string;
  /** All that the picture says, for those who can't see it, and for all others to read beside it. */
  readonly text: string;
  /** Height of the drawing; its width is 720 units. */
  readonly height: number;
  /** What moves the drawing through time. */
  readonly scrubber?: ReactNode;
  readonly children: ReactNode;
}

/** A drawing in the colours of the page. It keeps its size on small screens and can be scrolled there. */
export const Diagram = ({title, text, height, scrubber, children}: Props): ReactNode => (
  <figure className={styles.diagram}>
    {/* Wide drawings scroll; the tab stop lets a keyboard do it. */}
    <div className={styles.scroller} tabIndex={0} role="img" aria-label={title}>
      <svg className={styles.drawing} viewBox={`0 0 720 ${height}`} aria-hidden="true">
        {children}
      </svg>
    </div>
    {scrubber}
    <figcaption className={styles.caption}>{text}</figcaption>
  </figure>
);
