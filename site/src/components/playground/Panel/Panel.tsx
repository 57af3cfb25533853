import type {ReactNode} from 'react';
import styles from './Panel.module.css';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
};

/** A collapsible part of the playground. */
export function Panel({title, children}: Props): ReactNode {
  return (
    <details className={styles.panel} open>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
