import {Fragment, type ReactNode} from 'react';
import {archiveFolder, getArchiveName} from '../../../../../packages/starters/archive/getArchiveName.ts';
import {starters} from '../../../../../packages/starters/catalog/starters.ts';
import styles from './StarterList.module.css';

const languages = [
  {language: 'typescript', label: 'TypeScript'},
  {language: 'javascript', label: 'JavaScript'},
] as const;

/** Links to the archives of all starters, for npm. */
export function StarterList(): ReactNode {
  return (
    <ul className={styles.list}>
      {starters.map((starter) => (
        <li className={styles.starter} key={starter.id}>
          <span className={styles.title}>{starter.title}</span>
          {languages.map(({language, label}) => (
            <Fragment key={language}>
              {' '}
              <a
                href={`/${archiveFolder}/${getArchiveName(starter, {language, manager: 'npm'})}`}
                aria-label={`${starter.title} in ${label}`}
                download
              >
                {label}
              </a>
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
