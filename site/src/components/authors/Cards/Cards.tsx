import type {ReactNode} from 'react';
import styles from './Cards.module.css';

/** A grid of cards. */
export function Cards({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.grid}>{children}</div>;
}
