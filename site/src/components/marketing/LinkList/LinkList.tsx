import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon/Icon';
import styles from './LinkList.module.css';

type Props = {
  readonly links: readonly {readonly title: string; readonly to: string; readonly text: string}[];
};

/** Pages with one line about each. */
export function LinkList({links}: Props): ReactNode {
  return (
    <ul className={styles.list}>
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
