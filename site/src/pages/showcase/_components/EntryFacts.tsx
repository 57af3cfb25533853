import type {ReactNode} from 'react';
import type {ShowcaseItem} from '@site/src/data/showcase/ShowcaseItem';
import {techniques, topics} from '@site/src/data/showcase/facets';
import styles from './ShowcaseGrid.module.css';

/** Who made an entry and when, its topic and its techniques, in a line. */
export const EntryFacts = ({item}: {readonly item: ShowcaseItem}): ReactNode => (
  <p className={styles.facts}>
    {topics[item.topic]}: {item.techniques.map((technique) => techniques[technique]).join(', ')}. By {item.by}
    {item.date && (
      <>
        , <time dateTime={item.date}>{item.date}</time>
      </>
    )}
    .
  </p>
);
