import type {ReactNode} from 'react';
import styles from './FactList.module.css';

/** Short facts in a line, such as a type and a default. */
export const FactList = ({children}: {readonly children: ReactNode}): ReactNode => (
  <dl className={styles.facts}>{children}</dl>
);

interface FactProps {
  readonly name: string;
  /** The value says by itself what it is. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
}

export const Fact = ({name, hidden = false, children}: FactProps): ReactNode => (
  <div>
    <dt className={hidden ? styles.hidden : undefined}>{name}</dt>
    <dd>{children}</dd>
  </div>
);
