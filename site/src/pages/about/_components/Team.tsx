import type {ReactNode} from 'react';
import {LinkRow} from '@site/src/components/ui/LinkRow/LinkRow';
import {team} from '@site/src/data/team';
import styles from './Team.module.css';

/** Who makes Remotion, with their public profiles. */
export const Team = (): ReactNode => (
  <ul className={styles.team}>
    {team.map(({name, role, github, twitter}) => (
      <li className={styles.member} key={name}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.role}>{role}</p>
        <LinkRow
          links={[
            {label: 'GitHub', href: `https://github.com/${github}`, about: `GitHub: ${name}`},
            {label: 'Twitter', href: `https://twitter.com/${twitter}`, about: `Twitter: ${name}`},
          ]}
        />
      </li>
    ))}
  </ul>
);
