import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './Cards.module.css';

type Props = {
  readonly title: string;
  readonly to: string;
  /** One line about the page. */
  readonly children?: ReactNode;
};

/** A link to a page with one line about it. */
export function Card({title, to, children}: Props): ReactNode {
  return (
    <div className={styles.card}>
      <Link className={clsx('plain-link', styles.title)} to={to}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
