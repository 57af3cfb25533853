import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './ContactSheet.module.css';

interface Props {
  readonly fps: number;
  readonly durationInFrames: number;
  /** `svg` is markup that the build drew. */
  readonly shots: readonly {readonly frame: number; readonly alt: string; readonly svg: string}[];
  readonly caption: ReactNode;
  /** How many pictures stand side by side where there is room. */
  readonly columns: 2 | 3;
}

/** Frames of a video side by side, each over a timeline with the playhead where the frame is. */
export const ContactSheet = ({fps, durationInFrames, shots, caption, columns}: Props): ReactNode => (
  <figure className={styles.sheet}>
    <ul className={clsx(styles.shots, columns === 3 ? styles.three : styles.two)}>
      {shots.map(({frame, alt, svg}, index) => (
        <li key={index}>
          <div className={styles.picture} role="img" aria-label={`Frame ${frame}: ${alt}`}>
            <div aria-hidden="true" dangerouslySetInnerHTML={{__html: svg}} />
          </div>
          <div className={styles.timeline} aria-hidden="true">
            <span
              className={styles.playhead}
              style={{insetInlineStart: `${(100 * frame) / (durationInFrames - 1)}%`}}
            />
          </div>
          <p className={styles.label} aria-hidden="true">
            <span>Frame {frame}</span>
            <span>{(frame / fps).toFixed(2)} s</span>
          </p>
        </li>
      ))}
    </ul>
    <figcaption className={styles.caption}>{caption}</figcaption>
  </figure>
);
