import {type ReactNode, useEffect} from 'react';
import styles from './Notice.module.css';

type Props = {
  /** Missing if there is no message. */
  readonly text: string;
  /** Called when the message should disappear. */
  readonly onEnd: () => void;
};

/** Milliseconds until the message disappears. */
const visibleMs = 4000;

/** Shows a message at the bottom edge of the window for some seconds. */
export function Notice({text, onEnd}: Props): ReactNode {
  useEffect(() => {
    if (!text) {
      return undefined;
    }
    const timer = setTimeout(onEnd, visibleMs);
    return () => clearTimeout(timer);
  }, [text, onEnd]);
  return (
    <div className={styles.notice} role="status">
      {text}
    </div>
  );
}
