import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/ui/Icon/Icon';
import type {ShowcaseItem} from '@site/src/data/showcase/ShowcaseItem';
import {EntryFacts} from './EntryFacts';
import {EntryLinks} from './EntryLinks';
import styles from './ShowcaseGrid.module.css';

/** An entry in the list: its poster, what it is, and where it leads. Opening one is following its address. */
export const EntryCard = ({item}: {readonly item: ShowcaseItem}): ReactNode => {
  const {name, title, description, demo} = item;
  return (
    <li className={styles.card} id={name}>
      {demo && (
        <div className={styles.picture}>
          <img
            src={demo.poster}
            alt={demo.alt}
            width={demo.width}
            height={demo.height}
            loading="lazy"
            decoding="async"
          />
        </div>
      )}
      <div className={styles.words}>
        <h3 className={styles.title}>
          {demo ? (
            <a className={styles.open} href={`#${name}`}>
              {title}
              <span className={`${styles.play} needs-script`}>
                <Icon name="play" />
              </span>
            </a>
          ) : (
            title
          )}
        </h3>
        <p className={styles.description}>{description}</p>
        <EntryFacts item={item} />
        <EntryLinks item={item} />
      </div>
    </li>
  );
};
