import type {ReactNode} from 'react';
import styles from './Panel.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the playground that can be folded away. */
export const Panel = ({title, children}: Props): ReactNode => (
  <details className={styles.panel} open>
    <summary className={styles.title}>{title}</summary>
    <div className={styles.content}>{children}</div>
  </details>
);
