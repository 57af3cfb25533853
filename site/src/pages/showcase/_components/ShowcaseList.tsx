import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {linkKinds} from '@site/src/data/showcase/checkShowcase';
import {showcase} from '@site/src/data/showcase/entries';
import styles from './ShowcaseList.module.css';

/** All entries of the showcase. */
export const ShowcaseList = (): ReactNode => (
  <ul className={styles.list}>
    {showcase.map(({title, description, by, date, links}) => (
      <li className={styles.entry} key={title}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.by}>
          By {by}
          {date && (
            <>
              , <time dateTime={date}>{date}</time>
            </>
          )}
        </p>
        <p className={styles.description}>{description}</p>
        <ul className={styles.links}>
          {links.map(({kind, href}) => (
            <li key={kind}>
              <Link to={href} aria-label={`${linkKinds[kind]}: ${title}`}>
                {linkKinds[kind]}
              </Link>
            </li>
          ))}
        </ul>
      </li>
    ))}
  </ul>
);
