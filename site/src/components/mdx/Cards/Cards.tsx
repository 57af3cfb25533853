import type {ReactNode} from 'react';
import styles from './Cards.module.css';

/** A grid of cards. */
export const Cards = ({children}: {readonly children: ReactNode}): ReactNode => (
  <div className={styles.grid}>{children}</div>
);
