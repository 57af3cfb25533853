import type {ReactNode} from 'react';
import styles from './ProjectFiles.module.css';

type Props = {
  /** In the project. */
  readonly path: string;
  /** On this site: `media/song.mp3`. */
  readonly from: string;
};

/** A file that isn't shown as text. */
export function MediaFile({path, from}: Props): ReactNode {
  const url = `/${from}`;
  const kind = from.slice(from.lastIndexOf('.') + 1);
  return (
    <div className={styles.media}>
      {['gif', 'webp', 'png'].includes(kind) && <img className={styles.image} src={url} alt={`The file ${path}`} />}
      {kind === 'mp3' && <audio controls preload="none" src={url} aria-label={`The file ${path}`} />}
      {kind === 'webm' && (
        <video className={styles.image} controls preload="none" src={url} aria-label={`The file ${path}`} />
      )}
      <a href={url} download>
        Download {path.slice(path.lastIndexOf('/') + 1)}
      </a>
    </div>
  );
}
