import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon/Icon';
import styles from './LinkList.module.css';

type Props = {
  readonly links: readonly {readonly title: string; readonly to: string; readonly text: string}[];
  /** Whether phones only show the titles, in two columns. */
  readonly isShort?: boolean;
};

/** Pages with one line about each. */
export function LinkList({links, isShort = false}: Props): ReactNode {
  return (
    <ul className={clsx(styles.list, isShort && styles.short)}>
      {links.map(({title, to, text}) => (
        <li className={styles.item} key={to}>
          <Link className={styles.link} to={to}>
            {title} <Icon name="arrow" />
          </Link>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
