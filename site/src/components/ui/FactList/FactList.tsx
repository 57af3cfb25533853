import type {ReactNode} from 'react';
import styles from './FactList.module.css';

/** Short facts in one line, such as a type and a default. */
export function FactList({children}: {readonly children: ReactNode}): ReactNode {
  return <dl className={styles.facts}>{children}</dl>;
}

type FactProps = {
  readonly name: string;
  /** The value is clear without a label. */
  readonly hidden?: boolean;
  readonly children: ReactNode;
};

export function Fact({name, hidden = false, children}: FactProps): ReactNode {
  return (
    <div>
      <dt className={hidden ? styles.hidden : undefined}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
