import type {ReactNode} from 'react';
import styles from './Prose.module.css';

/** Running text: paragraphs, lists and links with a readable line length. */
export function Prose({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.prose}>{children}</div>;
}
