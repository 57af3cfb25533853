import type {ReactNode} from 'react';
import styles from './Prose.module.css';

/** Running text: paragraphs, lists and links, in lines that are not too long to read. */
export const Prose = ({children}: {readonly children: ReactNode}): ReactNode => (
  <div className={styles.prose}>{children}</div>
);
