import type {ReactNode} from 'react';
import {LinkRow} from '@site/src/components/ui/LinkRow/LinkRow';
import {team} from '@site/src/data/team';
import styles from './Team.module.css';

/** The people who make Remotion, with their public profiles. */
export function Team(): ReactNode {
  return (
    <ul className={styles.team}>
      {team.map(({name, role, motivation, github, twitter, linkedin}) => (
        <li className={styles.member} key={name}>
          <h3 className={styles.name}>{name}</h3>
          <div>
            <p className={styles.role}>{role}</p>
            <p className={styles.motivation}>{motivation}</p>
          </div>
          <LinkRow
            links={[
              {label: 'GitHub', href: `https://github.com/${github}`, about: `GitHub: ${name}`},
              {label: 'Twitter', href: `https://twitter.com/${twitter}`, about: `Twitter: ${name}`},
              {label: 'LinkedIn', href: `https://www.linkedin.com/in/${linkedin}/`, about: `LinkedIn: ${name}`},
            ]}
          />
        </li>
      ))}
    </ul>
  );
}
