import {type ReactNode, useEffect} from 'react';
import styles from './Notice.module.css';

interface Props {
  /** Nothing while there is nothing to say. */
  readonly text: string;
  /** Called when it has been shown long enough. */
  readonly onEnd: () => void;
}

/** Milliseconds. */
const shown = 4000;

/** Says for some seconds, at the lower edge of the window, what has been done. */
export const Notice = ({text, onEnd}: Props): ReactNode => {
  useEffect(() => {
    if (!text) return undefined;
    const timer = setTimeout(onEnd, shown);
    return () => clearTimeout(timer);
  }, [text, onEnd]);
  return (
    <div className={styles.notice} role="status">
      {text}
    </div>
  );
};
