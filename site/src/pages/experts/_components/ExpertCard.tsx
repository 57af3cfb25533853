import type {ReactNode} from 'react';
import {LinkRow, type RowLink} from '@site/src/components/ui/LinkRow/LinkRow';
import {type Expert, kindsOfWork} from '@site/src/data/experts';
import styles from './ExpertDirectory.module.css';

/** The work of an expert, and links to their profiles. */
export function ExpertCard({expert}: {readonly expert: Expert}): ReactNode {
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>{expert.name}</h3>
      <p className={styles.kinds}>{expert.kinds.map((kind) => kindsOfWork[kind]).join(', ')}</p>
      <p className={styles.does}>{expert.does}</p>
      <LinkRow links={getLinks(expert)} />
    </li>
  );
}

function getLinks({name, work, website, twitter, github, linkedin}: Expert): readonly RowLink[] {
  return [
    ...(work ? [{...work, about: `${work.label}, made by ${name}`}] : []),
    ...(website ? [{label: 'Website', href: website, about: `Website of ${name}`}] : []),
    ...(github ? [{label: 'GitHub', href: `https://github.com/${github}`, about: `GitHub: ${name}`}] : []),
    ...(twitter ? [{label: 'Twitter', href: `https://twitter.com/${twitter}`, about: `Twitter: ${name}`}] : []),
    ...(linkedin
      ? [{label: 'LinkedIn', href: `https://www.linkedin.com/in/${linkedin}/`, about: `LinkedIn: ${name}`}]
      : []),
  ];
}
