import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {ShowcaseItem} from '@site/src/data/showcase/ShowcaseItem';
import {linkKinds} from '@site/src/data/showcase/linkKinds';
import styles from './ShowcaseGrid.module.css';

/** Where an entry can be seen, read or tried elsewhere. */
export const EntryLinks = ({item: {title, links = {}}}: {readonly item: ShowcaseItem}): ReactNode => {
  const kinds = (Object.keys(linkKinds) as (keyof typeof linkKinds)[]).filter((kind) => links[kind]);
  if (kinds.length === 0) return null;
  return (
    <ul className={styles.links}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Link to={links[kind]} aria-label={`${linkKinds[kind]}: ${title}`}>
            {linkKinds[kind]}
          </Link>
        </li>
      ))}
    </ul>
  );
};
