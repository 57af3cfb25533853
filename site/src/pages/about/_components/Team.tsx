import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {team} from '@site/src/data/team';
import styles from './Team.module.css';

/** Who makes Remotion, with their public profiles. */
export const Team = (): ReactNode => (
  <ul className={styles.team}>
    {team.map(({name, role, github, twitter}) => (
      <li className={styles.member} key={name}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.role}>{role}</p>
        <p className={styles.links}>
          <Link to={`https://github.com/${github}`} aria-label={`${name} on GitHub`}>
            GitHub
          </Link>
          <Link to={`https://twitter.com/${twitter}`} aria-label={`${name} on Twitter`}>
            Twitter
          </Link>
        </p>
      </li>
    ))}
  </ul>
);
